# Outside quotes a backslash takes the next character as it is: no newline, no tab.
cubekeeper 1
game cube-monster
player \n
player \t\x
