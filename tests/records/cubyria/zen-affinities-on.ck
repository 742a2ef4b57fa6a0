# With Affinities.
cubekeeper 1
game cubyria
option mode zen
option affinities on
player Alice
player Bob
room bpv=2 floor=1 match=1
roof bpv=2 caps=1 match
