# One card in turn from the first drafter (Bob, Adam, Alice): what may be said.
cubekeeper 1
game cubyria
player Alice
player Bob
player Adam
draw 1
last
drafted 0 0 0
undo
drafted 0 1 0
undo
drafted 0 1 1
undo
drafted 1 1 1
undo
drafted 1 2 1
undo
drafted 1 2 2
undo
drafted 5 5 5
undo
