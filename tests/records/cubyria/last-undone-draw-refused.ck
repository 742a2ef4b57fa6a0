# The draw was taken back.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 2
undo
last
