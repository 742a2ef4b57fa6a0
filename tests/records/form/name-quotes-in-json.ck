# Quotes, backslashes and slashes come through.
cubekeeper 1
game cube-monster
player '"\/"'
player Bob
