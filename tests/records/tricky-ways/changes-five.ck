# Five changes are too many.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=4 changes=SSSSS
