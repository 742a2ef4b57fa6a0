# A player may be named by seat.
cubekeeper 1
game scorepad
player Alice
player Bob
score #2 4
score #1 6
