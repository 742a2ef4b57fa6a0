# a card of the file has a built-in card's name
cubekeeper 1
game cubyria
option deck cubyria-crypt.toml
player Alice
player Bob
room Crypt floor=3
