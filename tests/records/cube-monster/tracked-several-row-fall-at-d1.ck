# d1 fills 2 lines at once: columns first, then rows, rise, fall. The Feeder must choose,
# so the phase stays feed.
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
feed b1
draw
feed c1
take
done
take
done
last match
feed a4
draw
feed b3
take
done
take
done
last match
feed c2
draw
feed d1
