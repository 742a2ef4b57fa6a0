# Case matters.
cubekeeper 1
game tricky-ways
player Alice
player Bob
Run channels=4
