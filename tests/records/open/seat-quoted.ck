# A quoted #1 is no comment; is it a seat?
cubekeeper 1
game cube-monster
player Alice
player Bob
supers "#1" 3
