# After that second offering round 2 begins with the next Feeder.
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
supers Alice 1
line
roll 1
offer Alice yes
offer Bob yes
