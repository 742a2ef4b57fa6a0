# After the end nothing is entered.
cubekeeper 1
game scorepad
player Alice
player Bob
end
score Alice 1
