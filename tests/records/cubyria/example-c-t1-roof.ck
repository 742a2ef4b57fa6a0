# The Clock Tower atop floor 3: 5 + 3.
cubekeeper 1
game cubyria
player Alice
player Bob
roof "Clock Tower" caps=3
tally
