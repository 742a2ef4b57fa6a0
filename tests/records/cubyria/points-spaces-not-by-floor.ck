# The bonus for spaces is not multiplied by the floor, but by staircases.
cubekeeper 1
game cubyria
player Alice
player Bob
room bpv=2 floor=5 spaces=3 per=2
room bpv=2 floor=5 spaces=3 per=2 stairs=1
room bpv=2 floor=5 spaces=3 per=0
