# The path is taken from the record's folder.
cubekeeper 1
game cubyria
option deck decks/well.toml
player Alice
player Bob
room Well floor=1
