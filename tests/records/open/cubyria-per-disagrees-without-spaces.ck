# another value a space than the card's, but no spaces
cubekeeper 1
game cubyria
player Alice
player Bob
room "Bridge Tower" floor=1 per=3
