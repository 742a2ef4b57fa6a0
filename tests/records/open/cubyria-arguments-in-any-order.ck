# a card's name behind its key=value words
cubekeeper 1
game cubyria
player Alice
player Bob
room floor=2 match=1 Shrine
