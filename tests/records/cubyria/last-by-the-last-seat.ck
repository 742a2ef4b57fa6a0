# To the left of the last seat is the first.
cubekeeper 1
game cubyria
player Alice
player Bob
player Adam
end
end
draw 1
last
