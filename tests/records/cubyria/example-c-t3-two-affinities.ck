# Crypt, Bone Passage and Shrine on floor 1: the Crypt matches two Affinities.
cubekeeper 1
game cubyria
player Alice
player Bob
room "Bone Passage" floor=1 match=1
room Shrine floor=1 match=1
room Crypt floor=1 match=2
tally
