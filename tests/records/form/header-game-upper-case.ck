# Case matters.
cubekeeper 1
game Cube-Monster
player Alice
player Bob
