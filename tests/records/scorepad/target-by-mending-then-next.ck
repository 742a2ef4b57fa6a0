# A mended entry counts at the next end of a round.
cubekeeper 1
game scorepad
option target 10
player Alice
player Bob
score Alice 1
next
fix 1 Alice 10
next
