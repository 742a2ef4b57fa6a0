# A miss has no more changes than another run.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=1 changes=SSSS miss
