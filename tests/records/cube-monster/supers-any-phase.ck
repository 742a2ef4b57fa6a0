# At any time, by anyone.
cubekeeper 1
game cube-monster
player Alice
player Bob
supers Alice 1
draw
supers Bob 1
feed
supers Alice 1
line
supers Bob 2
roll 1
supers Alice 1
offer Alice yes
supers Bob 3
offer Bob yes
take
supers Bob 4
done
take
done
supers Alice 5
last match
supers Alice 1
