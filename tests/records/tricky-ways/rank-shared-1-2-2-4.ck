# Level pegs share a rank.
cubekeeper 1
game tricky-ways
option fields 4
player Alice
player Bob
player Adam
player Eve
run channels=4
run channels=7
run channels=4
run channels=0
