# End stands alone.
cubekeeper 1
game scorepad
player Alice
player Bob
end now
