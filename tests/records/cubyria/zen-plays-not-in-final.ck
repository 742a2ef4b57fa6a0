# In the last turn all cards may be built; each takes one from the hand.
cubekeeper 1
game cubyria
option mode zen
option plays 1
player Alice
player Bob
end
depleted
drafted 2 2
room bpv=1 floor=1
room bpv=1 floor=1
room bpv=1 floor=1
room bpv=1 floor=1
room bpv=1 floor=1
room bpv=1 floor=1
