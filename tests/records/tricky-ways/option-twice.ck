# An option is said once.
cubekeeper 1
game tricky-ways
option minus on
option minus on
player Alice
player Bob
