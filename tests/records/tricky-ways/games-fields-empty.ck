# The next game needs all its fields again.
cubekeeper 1
game tricky-ways
option games 2
option fields 2
player Alice
player Bob
run channels=1
run channels=1
run channels=1
