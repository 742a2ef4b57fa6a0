# b2 fills 3 lines at once: columns first, then rows, rise, fall. The Feeder must choose,
# so the phase stays feed.
cubekeeper 1
game cube-monster
option board tracked
player Alice
player Bob
draw
feed b1
take
done
take
done
last match
feed b3
draw
feed b4
take
done
take
done
last match
feed a2
draw
feed c2
take
done
take
done
last match
feed d2
draw
feed a1
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
feed b2
