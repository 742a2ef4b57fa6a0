# Mended to less than nothing.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 5
score Bob 1
fix 1 Alice -5
