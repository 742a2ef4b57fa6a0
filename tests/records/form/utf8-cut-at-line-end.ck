# line ends
cubekeeper 1
game cube-monster
player Alice
player RenÃ
player Bob
