# Every line counts.

# a
cubekeeper 1
game cube-monster
player Alice
player Bob


draw
# b

draw
