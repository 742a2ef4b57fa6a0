# Nine are too many.
cubekeeper 1
game scorepad
player Alice
player Bob
player Adam
player Eve
player Zoe
player Max
player Ida
player Tom
player Kim
