# Every limit may be reached.
cubekeeper 1
game cubyria
player Alice
player Bob
room bpv=99 floor=99 match=8 stairs=15 spaces=99 per=99
room bpv=0 floor=1 match=0 stairs=0 spaces=0 per=0
roof bpv=99 caps=99
tally
