# A miss has seconds only with option clock on.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=1 seconds=5 miss
