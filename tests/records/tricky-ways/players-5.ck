# Two to four players.
cubekeeper 1
game tricky-ways
player Alice
player Bob
player Adam
player Eve
player Zoe
