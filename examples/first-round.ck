cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
line
roll 3
offer Alice yes
offer Bob no
take y
climb
done
take r
done
last miss
