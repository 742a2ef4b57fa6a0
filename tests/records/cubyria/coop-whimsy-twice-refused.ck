# Once a turn.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
whimsy
whimsy
