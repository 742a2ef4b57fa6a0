# Nothing but the peg counts: not runs, not jokers.
cubekeeper 1
game tricky-ways
option fields 3
player Alice
player Bob
first Bob
run channels=1 joker
run channels=3
run channels=1
