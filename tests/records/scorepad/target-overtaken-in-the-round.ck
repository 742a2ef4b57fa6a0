# Whoever reaches the target first may be overtaken in that round.
cubekeeper 1
game scorepad
option target 10
player Alice
player Bob
score Alice 10
score Bob 12
next
