# Super Cubes given after the end count too, before the village.
cubekeeper 1
game cube-monster
option top 2
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
village Alice 50
supers Bob 1
