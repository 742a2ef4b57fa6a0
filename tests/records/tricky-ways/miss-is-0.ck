# No finish field reached: no points, the turn passes.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=6 miss
