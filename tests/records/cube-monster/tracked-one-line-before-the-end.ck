# The game's last feed fills a line: the offering is held before the game is over.
cubekeeper 1
game cube-monster
option top 2
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
climb
done
take
done
last match
feed a4
