# Two Factories of a colour: three more cubes in total.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
build factory y
build factory t
build factory t
done
take
done
last miss
draw
feed
take
done
take y
undo
take t
undo
take p
undo
take r
