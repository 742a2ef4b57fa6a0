# With a higher mountain step 6 has no bonus either.
cubekeeper 1
game cube-monster
option top 20
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
done
take
climb
done
last miss
draw
feed
line
roll 1
