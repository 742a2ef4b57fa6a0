# A tally begins Build, and ends it.
cubekeeper 1
game cubyria
option mode zen
player Alice
player Bob
tally
end
undo
