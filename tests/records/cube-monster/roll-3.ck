# A 3 demands 3 of everyone on step 1.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
draw
feed
line
roll 3
