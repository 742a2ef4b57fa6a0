# And then the game is over.
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
done
last match
feed
