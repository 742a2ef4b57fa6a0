# Whichever comes first: the rounds.
cubekeeper 1
game scorepad
option target 50
option rounds 1
player Alice
player Bob
score Alice 5
score Bob 3
next
