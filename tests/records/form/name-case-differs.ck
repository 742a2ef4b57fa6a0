# Case matters everywhere, so these are two names.
cubekeeper 1
game cube-monster
player alice
player Alice
supers Alice 1
