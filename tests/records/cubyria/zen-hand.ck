# Building leaves the hand alone, a discard does not; `end` makes it four again.
cubekeeper 1
game cubyria
option mode zen
player Alice
player Bob
discard 3
room bpv=1 floor=1
room bpv=1 floor=1
room bpv=1 floor=1
end
