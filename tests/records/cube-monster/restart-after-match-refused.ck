# After a match the Feeder takes a cube of choice from the bag, so one fits.
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
restart
