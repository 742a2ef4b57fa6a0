# A discouraged Room on a doubling square: -BPV, nothing doubled.
cubekeeper 1
game cubyria
player Alice
player Bob
room bpv=4 floor=1 double bad
tally
