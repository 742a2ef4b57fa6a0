# The highest total wins.
cubekeeper 1
game scorepad
option wins high
player Alice
player Bob
player Adam
score Alice 5
score Bob 9
score Adam 7
end
