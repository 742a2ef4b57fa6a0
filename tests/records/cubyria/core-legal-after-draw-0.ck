# A draw of none ends Draw, too, and draws no last card.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 0
discard 0
undo
end
undo
