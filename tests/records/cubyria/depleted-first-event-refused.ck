# No turn has ended.
cubekeeper 1
game cubyria
option mode zen
player Alice
player Bob
depleted
