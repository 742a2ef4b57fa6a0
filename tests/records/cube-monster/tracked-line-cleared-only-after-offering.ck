# The board is cleared when the last offer is in; an undo of that offer brings the line back.
cubekeeper 1
game cube-monster
option board tracked
player Alice
player Bob
draw
feed a1
take
done
take
done
last match
feed a2
draw
feed a3
take
done
take
done
last match
feed a4
roll 1
offer Alice yes
offer Bob yes
draw
feed a1
undo
undo
undo
offer Bob no
draw
feed a2
take
done
take
done
last match
feed a1
