# A Whimsy begins Build.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
whimsy
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
complete 2 2
undo
