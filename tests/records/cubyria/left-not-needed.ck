# With an empty hand the turn just ends, tallying what was built.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 1
last
drafted 0 0
room bpv=9 floor=1
helper
helper
end
