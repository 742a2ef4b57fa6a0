# One filled line: the offering begins by itself.
cubekeeper 1
game cube-monster
option board tracked
player Alice
player Bob
draw
feed a1
take
done
take
done
last match
feed a2
draw
feed a3
take
done
take
done
last match
feed a4
