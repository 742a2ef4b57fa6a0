# Column d is filled by the last of four cubes; after the offering
# its cells are free again.
cubekeeper 1
game cube-monster
option board tracked
player Alice
player Bob
draw
feed d3
take
done
take
done
last match
feed d4
draw
feed d2
take
done
take
done
last match
feed d1
roll 1
offer Alice yes
offer Bob yes
draw
feed d3
