# The game is over at the end of round 16.
cubekeeper 1
game cube-monster
option top 20
player Alice
player Bob
draw
feed
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
last miss
draw
feed
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
last miss
draw
feed
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
last miss
draw
feed
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
last miss
draw
feed
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
last miss
draw
feed
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
last miss
draw
feed
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
last miss
draw
feed
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
climb
done
last miss
