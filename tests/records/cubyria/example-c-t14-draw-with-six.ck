# With six in hand, one card is drawn.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 2
end
end
draw 1
end
end
draw 1
