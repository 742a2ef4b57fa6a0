# With the end taken back mending goes on.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 5
end
undo
fix 1 Alice 6
