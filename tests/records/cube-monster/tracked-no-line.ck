# No line filled: straight to the turns, and the list is empty.
cubekeeper 1
game cube-monster
option board tracked
player Alice
player Bob
draw
feed d4
