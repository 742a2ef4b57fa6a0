# The number has no key.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice points=5
