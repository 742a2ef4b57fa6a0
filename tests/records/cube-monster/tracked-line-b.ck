# Column b is filled by the last of four cubes; after the offering
# its cells are free again.
cubekeeper 1
game cube-monster
option board tracked
player Alice
player Bob
draw
feed b4
take
done
take
done
last match
feed b2
draw
feed b1
take
done
take
done
last match
feed b3
roll 1
offer Alice yes
offer Bob yes
draw
feed b4
