# A line is a line, also inside quotes.
cubekeeper 1
game cube-monster
player "Al
ice"
player Bob
