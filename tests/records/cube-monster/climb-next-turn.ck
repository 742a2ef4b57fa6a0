# Once each turn: two rounds, two steps.
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
done
last miss
draw
feed
take
done
take
climb
