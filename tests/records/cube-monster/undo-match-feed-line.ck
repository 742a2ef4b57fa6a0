# Line, feed and match taken back one by one.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
done
take
done
last match
feed
line
undo
undo
undo
last miss
