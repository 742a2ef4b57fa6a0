# more cards drafted than there are
cubekeeper 1
game cubyria
player Alice
player Bob
draw 1
last
drafted 99 99
