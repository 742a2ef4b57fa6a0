# In that offering the game is not over.
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
line
