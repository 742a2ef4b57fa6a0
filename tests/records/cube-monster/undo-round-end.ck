# The round's end taken back.
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
undo
