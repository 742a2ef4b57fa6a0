# Seconds are for option clock on.
cubekeeper 1
game tricky-ways
option clock off
player Alice
player Bob
run channels=9 seconds=10
