# A turn's end taken back: Bob is active again and has taken.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
done
undo
build shrine r
