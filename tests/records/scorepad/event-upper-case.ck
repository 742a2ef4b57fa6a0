# Case matters.
cubekeeper 1
game scorepad
player Alice
player Bob
Next
