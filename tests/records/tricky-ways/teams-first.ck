# Teams go by seat, whoever begins.
cubekeeper 1
game tricky-ways
option teams on
player Alice
player Bob
player Adam
player Eve
first Bob
run channels=5
