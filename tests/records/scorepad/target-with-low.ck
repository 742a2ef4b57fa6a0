# With low, too: someone has the target, the lowest wins.
cubekeeper 1
game scorepad
option wins low
option target 10
player Alice
player Bob
score Alice 12
score Bob 4
next
