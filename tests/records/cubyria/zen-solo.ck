# Alone: the turn comes back, the draft is one's own.
cubekeeper 1
game cubyria
option mode zen
player Alice
room bpv=2 floor=1
end
room bpv=2 floor=2
end
depleted
drafted 7
room bpv=1 floor=1
end
