# Something built waits for its tally.
cubekeeper 1
game cubyria
player Alice
player Bob
room bpv=1 floor=1
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
