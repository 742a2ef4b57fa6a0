# A Disaster may take a structure of every kind; starting Factories too.
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
lose Alice factory t
lose #1 factory r
lose Alice statue r
lose Alice marketplace
lose Alice shrine y
lose Alice temple p
