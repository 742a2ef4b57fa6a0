# The default mountaintop: no bonus on step 6, +2 on step 5.
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
roll 1
