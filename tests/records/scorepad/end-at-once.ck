# Ended before it began: all level.
cubekeeper 1
game scorepad
player Alice
player Bob
end
