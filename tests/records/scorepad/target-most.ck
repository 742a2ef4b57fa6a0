# A target up to 9999.
cubekeeper 1
game scorepad
option target 9999
player Alice
player Bob
score Alice 9998
next
score Alice 1
next
