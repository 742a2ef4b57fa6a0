# No bonus below step 4.
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
done
take
done
last miss
draw
feed
line
roll 3
