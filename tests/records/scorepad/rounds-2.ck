# So many rounds, and the game is over.
cubekeeper 1
game scorepad
option rounds 2
player Alice
player Bob
score Alice 5
score Bob 3
next
score Alice 1
score Bob 9
next
