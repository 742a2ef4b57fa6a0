# The grid may be turned in the draft.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
room bpv=60 floor=1
end
depleted
drafted 0 0
undo
flip 1 1
undo
complete 2 2
undo
