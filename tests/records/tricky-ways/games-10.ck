# At most nine games.
cubekeeper 1
game tricky-ways
option games 10
player Alice
player Bob
