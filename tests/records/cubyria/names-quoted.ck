# Card names with blanks, in any quotes.
cubekeeper 1
game cubyria
player Alice
player Bob
room 'Bone Passage' floor=1
room Bridge\ Tower floor=1
roof "Clock Tower" caps=1
