# As in Zen Mode; the score is the team's.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
