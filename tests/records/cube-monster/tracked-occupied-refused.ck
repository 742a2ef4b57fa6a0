# A cube is there already.
cubekeeper 1
game cube-monster
option board tracked
player Alice
player Bob
draw
feed b3
take
done
take
done
last match
feed b3
