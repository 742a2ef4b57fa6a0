# At most three changes, of any kinds; they cost nothing here.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=4
run channels=4 changes=S
run channels=4 changes=RJ
run channels=4 changes=SRJ
run channels=4 changes=JJJ
run channels=4 changes=SSS
run channels=4 changes=RRS
