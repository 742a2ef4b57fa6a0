# Round 2's Feeder is the next seat: Bob feeds, so Adam, Alice, Bob.
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
last miss
draw
feed
take
climb
done
take
done
take
