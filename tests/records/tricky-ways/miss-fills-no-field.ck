# A miss leaves the field free.
cubekeeper 1
game tricky-ways
option fields 2
player Alice
player Bob
run channels=6 miss
run channels=6 miss
run channels=6
run channels=6 miss
