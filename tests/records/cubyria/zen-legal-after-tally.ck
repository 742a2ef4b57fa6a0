# Only the end is left.
cubekeeper 1
game cubyria
option mode zen
player Alice
player Bob
room bpv=1 floor=1
tally
end
undo
