# The demands are in seat order whoever feeds: Adam feeds, Bob is on step 4.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
first Adam
draw
feed
take
done
take
climb
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
done
last miss
draw
feed
take
done
take
done
take
climb
done
last miss
draw
feed
line
roll 2
