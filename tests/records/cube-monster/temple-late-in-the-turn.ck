# At any time in the turn.
cubekeeper 1
game cube-monster
player Alice
player Eve
player Bob
player Adam
draw
feed
take
done
take
climb
done
take
done
take
done
last miss
draw
feed
take
climb
build temple y
done
take
done
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
take
done
take y
build statue r
climb
temple p
done
