# A match on slot 16 is still fed.
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
