# `-` adds nothing.
cubekeeper 1
game cubyria
option deck -
player Alice
player Bob
room Crypt floor=1
