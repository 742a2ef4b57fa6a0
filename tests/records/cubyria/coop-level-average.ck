# A flip at each 60 points, five in all.
cubekeeper 1
game cubyria
option mode coop
player Alice
roof bpv=58 caps=1
tally
end
room bpv=1 floor=1
tally
flip 1 1
end
room bpv=30 floor=2
room bpv=30 floor=2
tally
flip 1 2
flip 1 3
end
room bpv=30 floor=2
room bpv=30 floor=2
room bpv=30 floor=2
tally
flip 2 1
flip 2 3
