# A restart empties no cell of the board: a1 is still occupied.
cubekeeper 1
game cube-monster
option board tracked
player Alice
player Bob
draw
feed a1
take
done
take
done
last miss
draw
restart
draw
feed a1
