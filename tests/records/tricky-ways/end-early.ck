# End ends everything, fields free or not.
cubekeeper 1
game tricky-ways
option games 3
player Alice
player Bob
run channels=3
run channels=4
end
