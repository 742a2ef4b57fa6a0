# Four Statues, all on the same deck's slots; each earns one Reward card.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
build statue y
build statue y
build statue y
build statue y
