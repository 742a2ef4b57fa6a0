# Minus points of both kinds.
cubekeeper 1
game tricky-ways
option clock on
option minus on
player Alice
player Bob
run channels=8 changes=RJ seconds=125
run channels=1 changes=J seconds=80
