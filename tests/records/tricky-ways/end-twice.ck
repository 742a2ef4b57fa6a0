# The game ends once.
cubekeeper 1
game tricky-ways
player Alice
player Bob
end
end
