# Seconds are for option clock on.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=9 seconds=10
