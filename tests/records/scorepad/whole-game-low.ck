# Four players, low wins, to 100: with a gap, a mending, a mistake taken back.
cubekeeper 1
game scorepad
option wins low
option target 100
player Alice
player Bob
player Adam
player Eve
score Alice 12
score Bob 40
score Adam 0
score Eve 25
next
score Bob 31
score Alice 7
score Adam 55
score Eve 18
undo
score Eve 19
next
score Alice -10
score Adam 14
fix 2 Adam 5
score Bob 28
next
score Alice 60
score Bob 1
score Eve 15
next
