# Nothing entered yet.
cubekeeper 1
game scorepad
player Alice
player Bob
