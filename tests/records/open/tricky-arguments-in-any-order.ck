# a run's words in another order
cubekeeper 1
game tricky-ways
player Alice
player Bob
run joker channels=4
