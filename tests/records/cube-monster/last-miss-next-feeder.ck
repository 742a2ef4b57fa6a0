# The bag goes on to the next Feeder.
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
