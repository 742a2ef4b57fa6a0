# An early end of teams.
cubekeeper 1
game tricky-ways
option teams on
player Alice
player Bob
player Adam
player Eve
run channels=3
end
