# The largest Room of floor 1: (99 + 99 x 99 + 8 x 99) x 2 x 2**15; five of them pass 2**31.
cubekeeper 1
game cubyria
option mode zen
option affinities on
player Alice
player Bob
room bpv=99 floor=1 match=8 double stairs=15 spaces=99 per=99
room bpv=99 floor=1 match=8 double stairs=15 spaces=99 per=99
room bpv=99 floor=1 match=8 double stairs=15 spaces=99 per=99
room bpv=99 floor=1 match=8 double stairs=15 spaces=99 per=99
room bpv=99 floor=1 match=8 double stairs=15 spaces=99 per=99
tally
