# an option of another mode, at its default
cubekeeper 1
game cubyria
option mode zen
option sudden_death off
player Alice
player Bob
end
