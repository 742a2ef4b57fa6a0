# A line straight after a feed: back to the Feeder for the offering.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
line
