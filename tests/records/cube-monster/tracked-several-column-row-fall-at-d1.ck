# d1 fills 3 lines at once: columns first, then rows, rise, fall. The Feeder must choose,
# so the phase stays feed.
cubekeeper 1
game cube-monster
option board tracked
player Alice
player Bob
draw
feed d2
take
done
take
done
last match
feed d3
draw
feed d4
take
done
take
done
last match
feed a1
draw
feed b1
take
done
take
done
last match
feed c1
draw
feed c2
take
done
take
done
last match
feed b3
draw
feed a4
take
done
take
done
last match
feed d1
