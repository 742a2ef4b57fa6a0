# A pad needs a player.
cubekeeper 1
game scorepad
next
