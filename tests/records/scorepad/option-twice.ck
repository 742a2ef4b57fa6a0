# An option is said once.
cubekeeper 1
game scorepad
option wins low
option wins low
player Alice
player Bob
