# Whimsies go on in the Endgame.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 1
last
drafted 0 0
room bpv=5 floor=1
whimsy
tally
