# Two to four players.
cubekeeper 1
game tricky-ways
player Alice
run channels=1
