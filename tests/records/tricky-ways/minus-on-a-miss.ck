# A miss is exactly 0 points, whatever was changed.
cubekeeper 1
game tricky-ways
option minus on
player Alice
player Bob
run channels=4
run channels=0
run channels=8 changes=JJJ miss
