# a flag before the keys
cubekeeper 1
game cubyria
player Alice
player Bob
roof match bpv=2 caps=1
