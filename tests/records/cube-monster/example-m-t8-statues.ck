# Adam's Statues on the yellow and the purple slot: one Reward card of each.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
draw
feed
take
done
take
build statue y
build statue p
done
take
done
last match
feed
line
roll 1
offer Adam yes
