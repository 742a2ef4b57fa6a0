# A folder is no catalogue.
cubekeeper 1
game cubyria
option deck decks
player Alice
player Bob
