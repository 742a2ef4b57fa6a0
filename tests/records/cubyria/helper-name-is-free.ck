# A helper's name is free text, even a card's; that card is not built by it.
cubekeeper 1
game cubyria
player Alice
player Bob
helper "Clockwise Stairs"
helper Crypt
room Crypt floor=1
tally
