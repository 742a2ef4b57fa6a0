# Temples are unlocked by step 3.
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
build temple r
