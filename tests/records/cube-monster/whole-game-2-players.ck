# A whole game of sixteen rounds: both end on step 5 with 5 Super Cubes; the village decides.
cubekeeper 1
game cube-monster
player Alice
player Bob
# round 1
draw
feed
take y
build factory y
done
take
build statue y
done
last miss
# round 2
draw
feed
take
climb
supers Alice 2
done
take y
done
last miss
# round 3
draw
feed
line
roll 2
offer Alice yes
offer Bob no
take
climb
supers Bob 4
done
take
done
last miss
# round 4
draw
feed
take
build marketplace
done
take
done
last match
feed
# round 5
draw
feed
take
done
take
climb
build temple r
done
last miss
# round 6
draw
feed
take r
temple y
done
take
climb
build statue t
build statue r
done
last miss
# round 7
draw
feed
line
roll 3
offer Alice no
offer Bob yes
lose Alice marketplace
take
done
take y
done
last miss
# round 8
draw
feed
take
climb
supers Alice 3
done
take
done
last miss
# round 9
draw
feed
line
roll 2
offer Alice yes
offer Bob yes
take
climb
supers Bob 1
done
take
done
last miss
# round 10
draw
restart
draw
feed
take
done
take
build shrine p
build shrine t
done
last miss
# round 11
draw
feed
take
done
take
climb
done
last miss
# round 12
draw
feed
take
done
take
climb
done
last match
feed
line
roll 1
offer Alice yes
offer Bob yes
# round 13
draw
feed
line
roll 3
offer Alice no
offer Bob no
take
done
take
build factory t
done
last miss
# round 14
draw
feed
lose Bob shrine p
take t
done
take
done
last miss
# round 15
draw
feed
take r
done
take
done
last miss
# round 16
draw
feed
take
done 6
take
done 6
last match
feed
line
roll 2
offer Alice yes
offer Bob yes
village Alice 30
village Bob 28
