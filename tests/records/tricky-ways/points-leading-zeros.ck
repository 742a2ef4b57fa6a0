# Leading zeros are nothing.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=007
