# The newest event in force is the end again.
cubekeeper 1
game cubyria
option mode zen
player Alice
player Bob
end
room bpv=1 floor=1
undo
depleted
undo
undo
redo
depleted
