# Without teams everyone plays alone.
cubekeeper 1
game tricky-ways
option teams off
player Alice
player Bob
player Adam
player Eve
run channels=1
run channels=1
