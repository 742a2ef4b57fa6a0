# A negative run moves the peg back.
cubekeeper 1
game tricky-ways
option minus on
player Alice
player Bob
run channels=7
run channels=0
run channels=0 changes=JJJ
