# With the joker four changes, not five.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=4 changes=SRJSR joker
