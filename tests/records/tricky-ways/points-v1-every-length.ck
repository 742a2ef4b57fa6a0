# Version 1: the tower and 0 to 9 channels.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=0
run channels=1
run channels=2
run channels=3
run channels=4
run channels=5
run channels=6
run channels=7
run channels=8
run channels=9
