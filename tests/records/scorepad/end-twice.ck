# The end comes once.
cubekeeper 1
game scorepad
player Alice
player Bob
end
end
