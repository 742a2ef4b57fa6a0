# The match's feed ended the game: a line brings it back for the offering.
cubekeeper 1
game cube-monster
option top 2
player Alice
player Bob
draw
feed
take
climb
done
take
done
last match
feed
line
