# What lies beyond a limit is refused.
cubekeeper 1
game cubyria
player Alice
player Bob
