# Column a is filled by the last of four cubes; after the offering
# its cells are free again.
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
roll 1
offer Alice yes
offer Bob yes
draw
feed a1
