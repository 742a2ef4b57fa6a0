# The diagonal from a4 to d1 is filled by the last of four cubes; after the offering
# its cells are free again.
cubekeeper 1
game cube-monster
option board tracked
player Alice
player Bob
draw
feed a4
take
done
take
done
last match
feed d1
draw
feed b3
take
done
take
done
last match
feed c2
roll 1
offer Alice yes
offer Bob yes
draw
feed a4
