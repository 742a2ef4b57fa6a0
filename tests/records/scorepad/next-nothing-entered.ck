# A round without any score.
cubekeeper 1
game scorepad
player Alice
player Bob
next
next
