# Seats 1 and 3 against 2 and 4: a team's score is the sum of its pegs.
cubekeeper 1
game tricky-ways
option teams on
player Alice
player Bob
player Adam
player Eve
run channels=4
run channels=1
run channels=2
run channels=7
