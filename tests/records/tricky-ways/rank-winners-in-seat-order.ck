# Winners stand in seat order.
cubekeeper 1
game tricky-ways
option fields 4
player Alice
player Bob
player Adam
player Eve
first Eve
run channels=4
run channels=4
run channels=3
run channels=4
