# The game may be ended before it begins: all level.
cubekeeper 1
game tricky-ways
player Alice
player Bob
end
