# The next round's draw came between.
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
draw
line
