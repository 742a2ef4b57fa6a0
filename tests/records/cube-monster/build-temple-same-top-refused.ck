# The tops differ.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
climb
done
take
climb
done
last miss
draw
feed
take
climb
build temple r
build temple r
