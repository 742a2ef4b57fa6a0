# The tally ends Build: phase draw.
cubekeeper 1
game cubyria
player Alice
player Bob
room bpv=1 floor=1
tally
draw 0
undo
draw 1
undo
draw 2
undo
discard 0
undo
discard 2
undo
end
undo
