# Option minus off: changes cost nothing.
cubekeeper 1
game tricky-ways
option minus off
player Alice
player Bob
run channels=4 changes=JJJ
