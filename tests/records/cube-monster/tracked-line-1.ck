# Row 1 is filled by the last of four cubes; after the offering
# its cells are free again.
cubekeeper 1
game cube-monster
option board tracked
player Alice
player Bob
draw
feed d1
take
done
take
done
last match
feed b1
draw
feed c1
take
done
take
done
last match
feed a1
roll 1
offer Alice yes
offer Bob yes
draw
feed d1
