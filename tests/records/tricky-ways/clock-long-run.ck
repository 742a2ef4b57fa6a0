# The time may cost more than the run brings.
cubekeeper 1
game tricky-ways
option clock on
player Alice
player Bob
run channels=5 seconds=180
run channels=5 seconds=200
run channels=9 seconds=300
