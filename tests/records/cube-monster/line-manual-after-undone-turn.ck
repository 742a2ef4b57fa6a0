# Several events taken back, one of them an action of the other turn.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
build statue r
done
undo
undo
undo
line
