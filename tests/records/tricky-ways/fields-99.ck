# Up to 99 fields.
cubekeeper 1
game tricky-ways
option fields 99
player Alice
player Bob
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
