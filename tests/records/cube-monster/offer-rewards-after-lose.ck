# A Statue lost between roll and offer earns nothing any more.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
build statue t
build statue r
build statue y
done
take
done
last match
feed
line
roll 2
lose Bob statue r
offer Bob yes
