# Each component takes a card from the hand; an empty hand builds no more.
cubekeeper 1
game cubyria
player Alice
player Bob
room bpv=1 floor=1
roof bpv=1 caps=1
helper
