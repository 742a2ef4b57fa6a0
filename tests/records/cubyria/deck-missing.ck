# No such file: an error at the option's line.
cubekeeper 1
game cubyria
option mode core
option deck no-such-file.toml
player Alice
player Bob
room Crypt floor=1
