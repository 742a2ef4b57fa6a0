# A second one in the same turn, also behind other cards.
cubekeeper 1
game cubyria
player Alice
player Bob
whimsy
room bpv=3 floor=1
whimsy
