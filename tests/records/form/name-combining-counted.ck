# Combining marks count: six letters with six accents are twelve.
cubekeeper 1
game cube-monster
player éééééé
player Bob
