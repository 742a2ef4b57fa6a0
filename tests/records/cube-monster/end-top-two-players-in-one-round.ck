# Both reach the top in the same round; Super Cubes decide.
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
supers Alice 1
done
last miss
