# ; & | < > ( ) in bare words.
cubekeeper 1
game cube-monster
player A;B
player C&D
player E|F
player G(H)
supers A;B 1
