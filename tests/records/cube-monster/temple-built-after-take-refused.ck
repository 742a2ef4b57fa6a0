# The Temple was built after the take: it did not answer.
cubekeeper 1
game cube-monster
player Alice
player Eve
player Bob
player Adam
draw
feed
take
done
take
climb
done
take
done
take
done
last miss
draw
feed
take y
climb
build temple y
temple t
