# Any other game: the lowest total wins after two rounds; an old entry is mended.
cubekeeper 1
game scorepad
option wins low
option rounds 2
player Ann
player Bo
score Ann 12
score Bo 7
next
fix 1 Ann 11
score Bo -2
score Ann 0
next
