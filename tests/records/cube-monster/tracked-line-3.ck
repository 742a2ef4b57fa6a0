# Row 3 is filled by the last of four cubes; after the offering
# its cells are free again.
cubekeeper 1
game cube-monster
option board tracked
player Alice
player Bob
draw
feed b3
take
done
take
done
last match
feed a3
draw
feed d3
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
feed b3
