# Bob's Statues stand on t, r, t, y, in that order; a failed offer earns nothing.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
build statue t
build statue r
build statue t
build statue y
done
take
build statue p
done
last match
feed
line
roll 2
offer Bob yes
offer Alice no
