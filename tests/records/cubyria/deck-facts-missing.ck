# What a card of the catalogue does not say is asked for.
cubekeeper 1
game cubyria
option deck more-cards.toml
player Alice
player Bob
room Dungeon bpv=2 floor=2
