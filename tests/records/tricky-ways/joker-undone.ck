# Taking a run back gives its joker back.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=4 joker
undo
run channels=4 joker
run channels=4
