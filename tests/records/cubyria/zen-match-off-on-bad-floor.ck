# Off is off, on a discouraged floor too.
cubekeeper 1
game cubyria
option mode zen
player Alice
player Bob
room bpv=2 floor=1 bad match=1
