# End in the second game: everything is over, its number stays.
cubekeeper 1
game tricky-ways
option games 3
option fields 1
player Alice
player Bob
run channels=1
end
