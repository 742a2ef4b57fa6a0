# As a line's first word #1 begins a comment.
cubekeeper 1
game cube-monster
player Alice
player Bob
#1 draw
  #2 draw
