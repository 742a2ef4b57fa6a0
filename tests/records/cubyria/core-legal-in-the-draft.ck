# The draft waits for its counts only.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 1
last
drafted 0 0
undo
drafted 0 1
undo
drafted 9 9
undo
drafted 9 10
undo
