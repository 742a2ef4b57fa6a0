# The end of the game taken back, then the other outcome of the last cube.
cubekeeper 1
game cube-monster
option top 2
player Alice
player Bob
draw
feed
take
done
take
climb
done
last miss
undo
last match
