# Discard, build or neither.
cubekeeper 1
game cubyria
option mode zen
player Alice
player Bob
room bpv=1 floor=1
undo
roof bpv=1 caps=1
undo
helper
undo
tally
undo
discard 0
undo
end
undo
discard 4
undo
