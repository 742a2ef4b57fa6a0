# Step 5 of 6 does not.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
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
take
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
