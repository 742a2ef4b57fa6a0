# No flip before a threshold, nor between build and tally.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
room bpv=60 floor=1
