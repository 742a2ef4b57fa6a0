# And in the last turns.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
room bpv=60 floor=1
end
depleted
drafted 0 0
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
end
undo
flip 1 1
undo
complete 2 2
undo
