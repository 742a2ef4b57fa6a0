# Its line takes the end back for an offering; then it is over for good.
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
roll 1
offer Alice no
offer Bob yes
