# Affinities are always on.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
room bpv=2 floor=1 match=2
roof bpv=2 caps=1 match
