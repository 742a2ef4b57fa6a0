# From the player who would have been next.
cubekeeper 1
game cubyria
option mode zen
player Alice
player Bob
player Adam
end
end
depleted
drafted 1 1 1
room bpv=1 floor=1
end
room bpv=2 floor=1
end
room bpv=3 floor=1
end
