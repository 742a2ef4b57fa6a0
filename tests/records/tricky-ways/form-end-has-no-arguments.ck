# End stands alone.
cubekeeper 1
game tricky-ways
player Alice
player Bob
end now
