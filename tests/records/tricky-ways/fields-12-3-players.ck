# Twelve finish fields: four runs each.
cubekeeper 1
game tricky-ways
player Alice
player Bob
player Adam
run channels=2
run channels=2
run channels=2
run channels=2
run channels=2
run channels=2
run channels=2
run channels=2
run channels=2
run channels=2
run channels=2
run channels=2
