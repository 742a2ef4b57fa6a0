# Step 6 ends the game without any option.
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
draw
feed
take
done
take
climb
done
last miss
