# The match's feed ended round 1; its line takes that back, to an offering of the same Feeder.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
done
take
done
last match
feed
line
