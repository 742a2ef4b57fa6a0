# What was built is tallied before; the Whimsy does not double the cards left.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 1
last
drafted 0 0
room bpv=9 floor=1
whimsy
left 2 3
