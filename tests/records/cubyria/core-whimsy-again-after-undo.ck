# What was taken back may be said again.
cubekeeper 1
game cubyria
player Alice
player Bob
whimsy
undo
whimsy
room bpv=3 floor=1
tally
