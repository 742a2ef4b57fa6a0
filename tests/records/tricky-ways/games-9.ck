# Up to nine games.
cubekeeper 1
game tricky-ways
option games 9
option fields 1
player Alice
player Bob
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
