# With six in hand two are one too many.
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
