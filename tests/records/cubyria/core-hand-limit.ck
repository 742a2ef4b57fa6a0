# Seven cards at most: no draw above it, but a draw of none.
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
draw 0
end
