# Every Rotate costs 1, every Jump 2, a Shift nothing.
cubekeeper 1
game tricky-ways
option minus on
player Alice
player Bob
run channels=6 changes=SSS
run channels=6 changes=RRR
run channels=6 changes=JJJ
run channels=6 changes=SRJ
run channels=6 changes=RJ
run channels=6 changes=SJ
