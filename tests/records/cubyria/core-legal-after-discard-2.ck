# A discard of 2 redraws one card, perhaps the last.
cubekeeper 1
game cubyria
player Alice
player Bob
discard 2
last
undo
end
undo
