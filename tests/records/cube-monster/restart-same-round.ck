# No cube fits: the same round starts again at draw, with the same Feeder, as often as needed.
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
last miss
draw
restart
draw
restart
