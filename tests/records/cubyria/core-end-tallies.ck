# `end` tallies what was built.
cubekeeper 1
game cubyria
player Alice
player Bob
room bpv=4 floor=2
end
