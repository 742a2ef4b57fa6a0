# Column c is filled by the last of four cubes; after the offering
# its cells are free again.
cubekeeper 1
game cube-monster
option board tracked
player Alice
player Bob
draw
feed c2
take
done
take
done
last match
feed c1
draw
feed c4
take
done
take
done
last match
feed c3
roll 1
offer Alice yes
offer Bob yes
draw
feed c2
