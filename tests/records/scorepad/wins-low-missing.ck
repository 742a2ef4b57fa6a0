# Who has entered nothing has 0.
cubekeeper 1
game scorepad
option wins low
player Alice
player Bob
score Alice 5
end
