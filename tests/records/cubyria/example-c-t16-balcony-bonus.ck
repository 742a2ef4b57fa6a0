# A balcony that hangs off the board: its spaces still earn the bonus.
cubekeeper 1
game cubyria
player Alice
player Bob
room bpv=3 floor=2 spaces=2 per=3
