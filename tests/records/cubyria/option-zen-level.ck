# An option that does not go with the mode: an error at its own line.
cubekeeper 1
game cubyria
option mode zen
option plays 5
option level easy
player Alice
player Bob
end
