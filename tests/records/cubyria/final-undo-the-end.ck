# The end taken back: the last turn is on again.
cubekeeper 1
game cubyria
option leftovers off
player Alice
player Bob
draw 1
last
drafted 0 0
end
end
undo
room bpv=3 floor=1
