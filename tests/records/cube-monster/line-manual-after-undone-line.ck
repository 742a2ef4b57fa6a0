# A line taken back may be said again, a supers later.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
line
undo
supers Alice 1
line
