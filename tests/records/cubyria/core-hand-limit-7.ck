# With seven in hand no card is drawn.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 2
end
end
draw 2
end
end
