# The last cube matched, the monster's cube filled a line: the round's second offering.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
draw
feed
line
roll 1
offer Alice yes
offer Bob yes
offer Adam yes
take
done
take
done
take
done
last match
feed
line
roll 3
offer Alice yes
offer Adam no
offer Bob yes
