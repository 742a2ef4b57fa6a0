# Header words may be quoted too.
"cubekeeper" "1"
game 'cube-monster'
option "board" 'tracked'
player Alice
player Bob
draw
feed a1
