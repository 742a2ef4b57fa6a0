# Three cards each; the first player builds.
cubekeeper 1
game cubyria
player Alice
player Bob
