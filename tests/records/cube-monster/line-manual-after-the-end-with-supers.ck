# supers and village after the end do not come between either; after the offering the game is over again.
cubekeeper 1
game cube-monster
option top 2
player Alice
player Bob
draw
feed
take
climb
done
take
done
last match
feed
supers Alice 3
village Bob 9
line
roll 2
offer Bob no
offer Alice yes
