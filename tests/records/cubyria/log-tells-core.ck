# What every event tells, and that undo and redo tell nothing.
cubekeeper 1
game cubyria
player Alice
player Bob
room Crypt floor=1   # on the board
roof bpv=2 caps=1
helper Stairs
whimsy
tally
draw 2
discard 2
last
drafted 0 1
undo
redo
room bpv=1 floor=1
tally
left 1 2 3
end
