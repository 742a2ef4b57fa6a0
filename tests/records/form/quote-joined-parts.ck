# Quoted and bare parts that touch are one word.
cubekeeper 1
game cube-monster
player "Al"'ic'e
player B""ob
