# The turn passes in seat order.
cubekeeper 1
game tricky-ways
player Alice
player Bob
player Adam
run channels=1
run channels=1 miss
run channels=1
run channels=1
