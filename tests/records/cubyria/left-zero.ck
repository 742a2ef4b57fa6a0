# Cards worth nothing: 0 points.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 1
last
drafted 0 0
left 0 0 0
