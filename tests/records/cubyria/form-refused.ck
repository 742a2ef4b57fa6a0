# Words that a Room, a Roof or another event does not take.
cubekeeper 1
game cubyria
player Alice
player Bob
