# Alice offers two turquoise and one red with her turquoise Shrine.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
done
take
build shrine t
done
last match
feed
line
roll 3
offer Alice yes
