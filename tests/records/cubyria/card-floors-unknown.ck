# The Bone Passage says nothing of floors: liked unless said otherwise.
cubekeeper 1
game cubyria
player Alice
player Bob
room "Bone Passage" floor=2
undo
room "Bone Passage" floor=2 ok
undo
room "Bone Passage" floor=2 bad
undo
room "Bridge Tower" floor=3 bad spaces=2
