# a1 fills 2 lines at once: columns first, then rows, rise, fall. The Feeder must choose,
# so the phase stays feed.
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
feed b2
draw
feed c3
take
done
take
done
last match
feed d4
draw
feed a1
