# what end tells after left
cubekeeper 1
game cubyria
player Alice
player Bob
draw 1
last
drafted 0 0
left 1 1 1
end
