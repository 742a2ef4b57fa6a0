# Step 5 is the mountaintop: no bonus on it, +1 on step 4.
cubekeeper 1
game cube-monster
option top 5
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
done
last match
feed
line
roll 3
