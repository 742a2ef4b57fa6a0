# mode core is said, and there is one player
cubekeeper 1
game cubyria
option mode core
player Alice
end
