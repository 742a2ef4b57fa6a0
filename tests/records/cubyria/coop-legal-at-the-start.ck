# The centre is face up; no flip is due.
cubekeeper 1
game cubyria
option mode coop
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
whimsy
undo
complete 2 2
undo
