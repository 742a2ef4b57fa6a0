# Who begins is nobody's business here, and may be said.
cubekeeper 1
game scorepad
player Alice
player Bob
first Bob
score Alice 1
