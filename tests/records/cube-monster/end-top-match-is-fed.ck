# A match is still fed in the last round.
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
done
last match
