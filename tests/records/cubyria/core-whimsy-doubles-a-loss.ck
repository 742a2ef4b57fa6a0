# A loss is doubled, too.
cubekeeper 1
game cubyria
player Alice
player Bob
room bpv=3 floor=1 bad
whimsy
tally
