# Level pegs share a rank; ranks hold before the end too.
cubekeeper 1
game tricky-ways
player Alice
player Bob
player Adam
run channels=4
run channels=4
run channels=1
