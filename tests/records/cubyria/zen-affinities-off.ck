# Affinities are off: nothing to match.
cubekeeper 1
game cubyria
option mode zen
player Alice
player Bob
room bpv=2 floor=1 match=0
