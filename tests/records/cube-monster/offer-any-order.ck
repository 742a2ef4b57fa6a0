# Any order; those who failed are told in seat order after the last offer.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
draw
feed
line
roll 3
offer Adam no
offer Alice yes
offer #2 no
