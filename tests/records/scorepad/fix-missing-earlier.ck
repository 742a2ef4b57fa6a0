# What was not entered is not mended later.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 5
next
fix 1 Bob 6
