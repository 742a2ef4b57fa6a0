# Equal totals share a rank, low ones too.
cubekeeper 1
game scorepad
option wins low
player Alice
player Bob
player Adam
player Eve
score Alice 5
score Bob 9
score Adam 5
score Eve 9
end
