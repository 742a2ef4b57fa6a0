# Fields full: the next game, the turn goes on in order, pegs stay.
cubekeeper 1
game tricky-ways
option games 2
option fields 3
player Alice
player Bob
run channels=1
run channels=2
run channels=3
