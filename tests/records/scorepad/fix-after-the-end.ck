# After the end nothing is mended: undo the end first.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 5
end
fix 1 Alice 6
