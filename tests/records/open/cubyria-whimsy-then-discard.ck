# a Whimsy is said, nothing is built, then a discard
cubekeeper 1
game cubyria
player Alice
player Bob
whimsy
discard 2
