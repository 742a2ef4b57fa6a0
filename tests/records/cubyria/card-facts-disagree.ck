# What is given has to agree with the card, and what it does not say is needed.
cubekeeper 1
game cubyria
player Alice
player Bob
