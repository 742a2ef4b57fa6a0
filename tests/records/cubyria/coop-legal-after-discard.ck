# Build follows.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
discard 2
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
whimsy
undo
complete 2 2
undo
