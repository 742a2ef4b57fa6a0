# A demand of five without any Shrine: the table's word is taken.
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
done
last miss
draw
feed
line
roll 3
offer Alice yes
offer Bob yes
