# Three lines filled by a match's cube: choice, offering, next round. Only the chosen
# diagonal went back, so the same cell fills column a and row 1 again.
cubekeeper 1
game cube-monster
option board tracked
player Alice
player Bob
draw
feed a2
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
feed b1
draw
feed c1
take
done
take
done
last match
feed d1
draw
feed b2
take
done
take
done
last match
feed c3
draw
feed d4
take
done
take
done
last match
feed a1
line rise
roll 1
offer Alice yes
offer Bob yes
draw
feed a1
line 1
roll 2
offer Alice yes
offer Bob yes
take
done
take
done
last match
feed a1
