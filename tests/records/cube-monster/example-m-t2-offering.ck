# Alice makes the offering of three, Bob and Adam cannot: one Disaster for both.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
draw
feed
line
roll 3
offer Alice yes
offer Bob no
offer Adam no
