# Rows and columns 1 to 3, face-down cards only.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
room bpv=50 floor=6
tally
flip 3 1
