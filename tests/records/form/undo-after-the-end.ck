# Also after the end of the game.
cubekeeper 1
game cube-monster
option top 2
player Alice
player Bob
draw
feed
take
done
take
climb
done
last miss
undo
