# What a card says may be given and agrees.
cubekeeper 1
game cubyria
player Alice
player Bob
room Crypt bpv=3 floor=1 ok
room "Bridge Tower" bpv=4 floor=2 spaces=1 per=4
roof "Clock Tower" bpv=5 caps=2
