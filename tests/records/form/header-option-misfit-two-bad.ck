# two options that go with neither mode
cubekeeper 1
game cubyria
option mode zen
option level easy
option sudden_death on
player Alice
player Bob
end
