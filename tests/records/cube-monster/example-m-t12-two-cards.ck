# Alice climbs and takes two Super Cube cards: cubes are counted, not cards.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
done
take
climb
supers Alice 1
supers Alice 3
done
