# The Bridge Tower on floor 2 over two empty spaces: 4 x 2 + 8.
cubekeeper 1
game cubyria
player Alice
player Bob
room "Bridge Tower" floor=2 spaces=2
tally
