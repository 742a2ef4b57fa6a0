# What is not entered is not mended.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 5
fix 1 Bob 6
