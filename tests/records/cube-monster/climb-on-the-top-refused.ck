# Step 2 is the mountaintop here.
cubekeeper 1
game cube-monster
option top 2
player Alice
player Bob
draw
feed
take
climb
climb
