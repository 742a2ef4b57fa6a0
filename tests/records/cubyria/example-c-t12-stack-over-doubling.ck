# Only the floor-1 Room of a stack is doubled.
cubekeeper 1
game cubyria
player Alice
player Bob
room bpv=3 floor=1 double
room bpv=3 floor=2
