# no points a space said, on a discouraged floor
cubekeeper 1
game cubyria
player Alice
player Bob
room Crypt floor=2 spaces=1
