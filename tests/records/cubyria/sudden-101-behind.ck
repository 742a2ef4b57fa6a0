# 101 behind is out; the last one left wins at once.
cubekeeper 1
game cubyria
option sudden_death on
player Alice
player Bob
room bpv=50 floor=2
room bpv=1 floor=1
tally
