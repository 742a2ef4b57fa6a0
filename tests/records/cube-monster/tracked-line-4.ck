# Row 4 is filled by the last of four cubes; after the offering
# its cells are free again.
cubekeeper 1
game cube-monster
option board tracked
player Alice
player Bob
draw
feed c4
take
done
take
done
last match
feed d4
draw
feed a4
take
done
take
done
last match
feed b4
roll 1
offer Alice yes
offer Bob yes
draw
feed c4
