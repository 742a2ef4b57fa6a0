# The table ends the game; the round in play counts.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 5
score Bob 3
next
score Bob 4
end
