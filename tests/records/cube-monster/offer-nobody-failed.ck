# The last offer always tells the failed, also when there are none.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
draw
feed
line
roll 1
offer Bob yes
offer Adam yes
offer Alice yes
