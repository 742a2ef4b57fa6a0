# A catalogue without a card adds none.
cubekeeper 1
game cubyria
option deck decks/empty.toml
player Alice
player Bob
room Crypt floor=1
