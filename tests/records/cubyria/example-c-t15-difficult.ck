# Difficult: the first flip at 75, the second at 150.
cubekeeper 1
game cubyria
option mode coop
option level difficult
player Alice
player Bob
room bpv=74 floor=1
tally
end
room bpv=1 floor=1
tally
flip 1 1
end
room bpv=74 floor=1
tally
end
room bpv=1 floor=1
tally
flip 1 2
