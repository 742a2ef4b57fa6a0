# After a tally of one's own.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 1
last
drafted 0 0
room bpv=9 floor=1
tally
left 2 3
