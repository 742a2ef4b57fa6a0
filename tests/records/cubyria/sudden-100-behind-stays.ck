# Exactly 100 behind is not more than 100.
cubekeeper 1
game cubyria
option sudden_death on
player Alice
player Bob
room bpv=50 floor=2
tally
