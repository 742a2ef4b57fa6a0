# Three winners, in seat order whoever fed first.
cubekeeper 1
game cube-monster
option top 2
player Alice
player Bob
player Adam
player Eve
first Adam
draw
feed
take
climb
done
take
climb
done
take
done
take
climb
done
last miss
