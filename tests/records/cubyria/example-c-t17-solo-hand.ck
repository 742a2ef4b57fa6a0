# Solo: four cards in hand; the pool's four are not counted.
cubekeeper 1
game cubyria
option mode coop
player Alice
