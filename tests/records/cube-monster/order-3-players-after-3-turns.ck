# Left of the Feeder first, clockwise, the Feeder last: Bob, Adam, Alice.
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
done
take
done
