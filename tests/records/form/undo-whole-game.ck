# Everything taken back: as at the start.
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
undo
undo
undo
undo
undo
undo
undo
