# One is too few in the Core Game.
cubekeeper 1
game cubyria
player Alice
end
