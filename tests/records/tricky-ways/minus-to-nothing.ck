# A run may come to nothing and fills its field all the same.
cubekeeper 1
game tricky-ways
option minus on
option fields 1
player Alice
player Bob
run channels=0 changes=R
