# No hand limit in the draft; then the first drafter builds.
cubekeeper 1
game cubyria
player Alice
player Bob
player Adam
draw 1
last
drafted 7 8 8
