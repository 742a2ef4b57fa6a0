# Players score in any order.
cubekeeper 1
game scorepad
player Alice
player Bob
player Adam
score Adam 3
score Alice 1
score Bob 2
next
score Bob 2
score Adam 3
score Alice 1
