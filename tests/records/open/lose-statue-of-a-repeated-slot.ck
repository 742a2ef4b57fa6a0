# Statues r, y, r: which r is lost?
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
build statue r
build statue y
build statue r
lose Bob statue r
