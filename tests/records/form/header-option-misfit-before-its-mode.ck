# sudden_death on comes before the mode it does not go with
cubekeeper 1
game cubyria
option sudden_death on
option mode zen
player Alice
player Bob
end
