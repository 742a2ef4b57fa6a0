# The first turn is Bob's, the second Alice's.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
build shrine t
done
take
build shrine p
done
