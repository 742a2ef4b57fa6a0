# The game's last feed fills two lines: choice and offering first, then it is over.
cubekeeper 1
game cube-monster
option top 2
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
feed d4
take
done
take
climb
done
last match
feed a2
line 2
roll 3
offer Bob yes
offer Alice yes
