# Two Super Cube cards worth three, used in a climb, still count three.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
done
take
supers Alice 1
supers Alice 2
climb
done
last miss
