# Events are the pad's own.
cubekeeper 1
game scorepad
player Alice
player Bob
run channels=1
