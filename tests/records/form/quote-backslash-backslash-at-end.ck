# An escaped backslash may end a line.
cubekeeper 1
game cube-monster
player Alice\\
player Bob
