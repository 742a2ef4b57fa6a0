# A value or key that is not there, or is there twice.
cubekeeper 1
game cubyria
option mode zen
option plays 6
player Alice
player Bob
end
