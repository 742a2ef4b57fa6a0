# None left.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
done 0
