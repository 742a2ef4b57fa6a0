# What was lost may be built again.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
climb
done
take
climb
done
last miss
draw
feed
take
climb
build factory t
build statue r
build statue p
build marketplace
build shrine y
build temple p
lose Alice marketplace
build marketplace
lose Alice shrine y
build shrine y
lose Alice temple p
build temple p
lose Alice statue r
build statue r
