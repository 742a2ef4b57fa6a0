# A Whimsy taken back doubles nothing.
cubekeeper 1
game cubyria
player Alice
player Bob
room bpv=3 floor=1
whimsy
undo
tally
