# Completed once.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
complete 2 2
complete 2 2
