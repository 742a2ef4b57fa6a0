# What a change costs goes by its kind, not its place.
cubekeeper 1
game tricky-ways
option minus on
player Alice
player Bob
run channels=6 changes=JSS
run channels=6 changes=SSJ
run channels=6 changes=SJS
