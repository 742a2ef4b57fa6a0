# Key and value are two words.
cubekeeper 1
game cube-monster
option top=4
player Alice
player Bob
