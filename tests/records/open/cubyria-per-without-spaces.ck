# points a space, but no spaces
cubekeeper 1
game cubyria
player Alice
player Bob
room bpv=2 floor=1 per=4
