# The refill emptied the deck, perhaps.
cubekeeper 1
game cubyria
option mode zen
player Alice
player Bob
end
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
depleted
undo
