# The default may be said: feed then takes no cell.
cubekeeper 1
game cube-monster
option board manual
option top 6
player Alice
player Bob
draw
feed
