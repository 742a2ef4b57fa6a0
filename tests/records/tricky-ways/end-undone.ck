# An end taken back.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=3
end
undo
