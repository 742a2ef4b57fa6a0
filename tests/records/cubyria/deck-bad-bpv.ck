# A bad catalogue is an error at the option's line.
cubekeeper 1
game cubyria
option deck decks/bad-bpv.toml
player Alice
player Bob
room Crypt floor=1
