# A minus point for each completed 20 s over 60.
cubekeeper 1
game tricky-ways
option clock on
player Alice
player Bob
run channels=5 seconds=0
run channels=5 seconds=1
run channels=5 seconds=59
run channels=5 seconds=60
run channels=5 seconds=61
run channels=5 seconds=79
run channels=5 seconds=80
run channels=5 seconds=99
run channels=5 seconds=100
run channels=5 seconds=119
run channels=5 seconds=120
