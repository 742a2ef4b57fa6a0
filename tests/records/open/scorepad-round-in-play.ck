# the round in play is among the rounds, empty or not
cubekeeper 1
game scorepad
player Alice
player Bob
next
score Bob 2
