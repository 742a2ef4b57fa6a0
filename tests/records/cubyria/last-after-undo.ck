# The newest event in force counts: what came behind the draw was taken back.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 2
discard 0
undo
last
undo
end
undo
last
