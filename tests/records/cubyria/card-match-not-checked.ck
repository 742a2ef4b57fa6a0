# Matches are not checked against the card; a space bonus may go on any Room.
cubekeeper 1
game cubyria
player Alice
player Bob
room "Bone Passage" floor=1 match=8
room Shrine floor=2 spaces=2 per=5
roof "Clock Tower" caps=1 match
