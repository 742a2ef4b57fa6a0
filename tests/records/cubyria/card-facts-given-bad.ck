# The Crypt dislikes every floor but the first.
cubekeeper 1
game cubyria
player Alice
player Bob
room Crypt floor=60 bad
room Shrine floor=60 ok
