# The village figure, given after the end, breaks the tie.
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
village Alice 20
village Bob 21
