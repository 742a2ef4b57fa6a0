# Twelve finish fields: six runs each.
cubekeeper 1
game tricky-ways
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
run channels=4
