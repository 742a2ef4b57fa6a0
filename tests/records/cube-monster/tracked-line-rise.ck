# The diagonal from a1 to d4 is filled by the last of four cubes; after the offering
# its cells are free again.
cubekeeper 1
game cube-monster
option board tracked
player Alice
player Bob
draw
feed d4
take
done
take
done
last match
feed a1
draw
feed c3
take
done
take
done
last match
feed b2
roll 1
offer Alice yes
offer Bob yes
draw
feed d4
