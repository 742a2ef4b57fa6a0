# Step 4 is the mountaintop: no bonus on it.
cubekeeper 1
game cube-monster
option top 4
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
done
take
climb
done
last miss
draw
feed
take
done
take
climb
done
last match
feed
line
roll 2
