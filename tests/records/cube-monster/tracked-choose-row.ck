# The row goes back after the offering: b2 is free, a1 is not.
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
feed a3
draw
feed a4
take
done
take
done
last match
feed b2
draw
feed c2
take
done
take
done
last match
feed d2
draw
feed a2
line 2
roll 1
offer Bob yes
offer Alice yes
take
done
take
done
last match
feed b2
draw
feed a1
