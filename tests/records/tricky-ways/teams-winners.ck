# Both members of the better team win.
cubekeeper 1
game tricky-ways
option teams on
option fields 4
player Alice
player Bob
player Adam
player Eve
run channels=4
run channels=1
run channels=9
run channels=7
