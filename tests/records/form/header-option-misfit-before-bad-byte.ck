# an option that does not go, and a lone carriage return
cubekeeper 1
game cubyria
option mode zen
option sudden_death on
player Alice
player Bob
