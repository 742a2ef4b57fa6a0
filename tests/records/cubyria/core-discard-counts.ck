# Two cards buy one, rounded down; 0 to the whole hand.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 2
discard 0
undo
discard 1
undo
discard 2
undo
discard 3
undo
discard 4
undo
discard 5
end
