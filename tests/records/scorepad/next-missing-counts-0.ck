# A missing score counts 0, and stays missing.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 5
next
score Bob 3
next
next
