# The end, and the grid.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
room bpv=60 floor=1
tally
end
undo
flip 1 1
undo
complete 2 2
undo
