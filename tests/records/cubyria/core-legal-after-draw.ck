# A draw of 1 or 2 was perhaps the last card: phase discard.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 1
last
undo
discard 0
undo
discard 4
undo
end
undo
