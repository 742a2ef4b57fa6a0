# Still phase discard.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
complete 2 2
