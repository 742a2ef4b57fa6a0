# One joker a player.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=4 changes=SSSS joker
run channels=4
