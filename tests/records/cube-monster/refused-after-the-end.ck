# The game is over. None of the lines the outcome lists is legal now.
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
