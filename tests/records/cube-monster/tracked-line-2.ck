# Row 2 is filled by the last of four cubes; after the offering
# its cells are free again.
cubekeeper 1
game cube-monster
option board tracked
player Alice
player Bob
draw
feed a2
take
done
take
done
last match
feed b2
draw
feed c2
take
done
take
done
last match
feed d2
roll 1
offer Alice yes
offer Bob yes
draw
feed a2
