# One player may keep a tally.
cubekeeper 1
game scorepad
player Alice
score Alice 7
next
score Alice 5
end
