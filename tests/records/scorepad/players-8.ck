# Up to eight players.
cubekeeper 1
game scorepad
player Alice
player Bob
player Adam
player Eve
player Zoe
player Max
player Ida
player Tom
score Alice 0
score Bob 1
score Adam 2
score Eve 3
score Zoe 4
score Max 5
score Ida 6
score Tom 7
next
