# Seconds are said once.
cubekeeper 1
game tricky-ways
option clock on
player Alice
player Bob
run channels=9 seconds=1 seconds=2
