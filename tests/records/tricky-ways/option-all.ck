# All options together.
cubekeeper 1
game tricky-ways
option version 2
option fields 4
option minus on
option clock on
option jokers 2
option teams on
option games 2
player Alice
player Bob
player Adam
player Eve
run channels=2 tunnels=2 changes=SRJJ joker seconds=100
