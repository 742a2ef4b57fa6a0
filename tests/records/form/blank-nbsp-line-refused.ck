# A line with a no-break space is not blank.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
 
