# Each peg stops at the start: a partner's points stay.
cubekeeper 1
game tricky-ways
option teams on
option minus on
player Alice
player Bob
player Adam
player Eve
run channels=0 changes=JJJ
run channels=0
run channels=3
