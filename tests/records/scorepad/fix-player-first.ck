# The round comes first.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 5
fix Alice 1 6
