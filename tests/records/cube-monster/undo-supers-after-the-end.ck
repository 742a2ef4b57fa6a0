# Taken back after the end: the tie is shared again.
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
supers Bob 1
undo
