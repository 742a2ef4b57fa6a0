# The match's feed ends the round: there is no second last.
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
last miss
