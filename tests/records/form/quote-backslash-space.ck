# So does a backslash before the blank.
cubekeeper 1
game cube-monster
player Clock\ Tower
player Bob
first "Clock Tower"
