# a Whimsy is said, nothing is built, and a card is drawn
cubekeeper 1
game cubyria
player Alice
player Bob
whimsy
draw 1
