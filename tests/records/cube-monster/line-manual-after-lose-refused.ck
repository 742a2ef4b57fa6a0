# Only supers, village and what was taken back may come between; a lose may not.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
lose Alice factory r
line
