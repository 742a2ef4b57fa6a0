# The Bridge Tower's 4 a space come from its card; none without spaces.
cubekeeper 1
game cubyria
player Alice
player Bob
room "Bridge Tower" floor=1
undo
room "Bridge Tower" floor=1 spaces=99
