# Crypt and Shrine connected on floor 2: the Crypt is discouraged there.
cubekeeper 1
game cubyria
player Alice
player Bob
room Shrine floor=2 match=1
room Crypt floor=2 match=1
tally
