# Only the filled line goes back: b1 stays occupied.
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
feed a2
take
done
take
done
last match
feed a3
draw
feed a4
roll 1
offer Alice yes
offer Bob yes
take
done
take
done
last match
feed b1
