# Version 1 for two, with a miss and a joker.
cubekeeper 1
game tricky-ways
player Alice
player Bob
first Bob
run channels=5
run channels=3
run channels=9
run channels=2
run channels=0 miss
run channels=7
run channels=4 changes=SRJR joker
run channels=1
run channels=6
run channels=3
run channels=8 changes=J
run channels=2
run channels=5
