# Both reach the top and nothing else decides: shared.
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
