# A discard of 1 draws nothing.
cubekeeper 1
game cubyria
player Alice
player Bob
discard 1
end
undo
