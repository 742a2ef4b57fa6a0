# Equal totals share a rank.
cubekeeper 1
game scorepad
player Alice
player Bob
player Adam
player Eve
score Alice 5
score Bob 9
score Adam 9
score Eve 1
end
