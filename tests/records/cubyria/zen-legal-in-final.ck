# The last turn: no discard.
cubekeeper 1
game cubyria
option mode zen
player Alice
player Bob
end
depleted
drafted 0 0
room bpv=1 floor=1
undo
roof bpv=1 caps=1
undo
helper
undo
tally
undo
end
undo
