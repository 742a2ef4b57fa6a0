# A miss is exactly 0 points, however long it took.
cubekeeper 1
game tricky-ways
option clock on
player Alice
player Bob
run channels=9
run channels=0
run channels=9 seconds=400 miss
