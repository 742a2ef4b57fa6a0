# Each component takes a card in the last turn, too.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 1
last
drafted 0 0
helper
helper
helper
