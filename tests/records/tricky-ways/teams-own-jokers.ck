# Partners have a joker each.
cubekeeper 1
game tricky-ways
option teams on
player Alice
player Bob
player Adam
player Eve
run channels=0 joker
run channels=0
run channels=0 joker
