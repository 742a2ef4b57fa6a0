# A turn begins in phase build: any step may come.
cubekeeper 1
game cubyria
player Alice
player Bob
room bpv=1 floor=1
undo
roof bpv=1 caps=1
undo
helper
undo
whimsy
undo
tally
undo
draw 0
undo
draw 1
undo
draw 2
undo
discard 0
undo
discard 3
undo
end
undo
