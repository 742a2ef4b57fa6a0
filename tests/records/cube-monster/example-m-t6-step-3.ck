# Bob climbs from step 2 to 3, gets a Reward card and may build a Temple.
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
done
last miss
draw
feed
take
done
take
climb
build temple y
