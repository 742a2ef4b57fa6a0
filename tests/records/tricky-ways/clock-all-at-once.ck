# Version 2, four changes, and the time.
cubekeeper 1
game tricky-ways
option version 2
option clock on
option minus on
player Alice
player Bob
run channels=5 tunnels=3 changes=SRJJ joker seconds=143
