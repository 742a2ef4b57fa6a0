# On a discouraged floor all further steps are skipped.
cubekeeper 1
game cubyria
player Alice
player Bob
room bpv=6 floor=1 bad match=8 double stairs=15 spaces=99 per=99
room bpv=0 floor=7 bad
tally
