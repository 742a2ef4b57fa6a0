# The version comes first.
game cube-monster
player Alice
player Bob
