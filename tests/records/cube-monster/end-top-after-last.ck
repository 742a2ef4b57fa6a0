# The round's end ends the game; round keeps its value.
cubekeeper 1
game cube-monster
option top 2
player Alice
player Bob
player Adam
draw
feed
take
climb
done
take
done
take
done
last miss
