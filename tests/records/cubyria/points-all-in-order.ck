# (3 x 1 + 2 spaces at 4 + 2 x 3), doubled by the square, doubled by the staircase.
cubekeeper 1
game cubyria
player Alice
player Bob
room bpv=3 floor=1 spaces=2 per=4 match=2 double stairs=1
