# A flip at each 100 points, five in all.
cubekeeper 1
game cubyria
option mode coop
option level very-difficult
player Alice
roof bpv=98 caps=1
tally
end
room bpv=1 floor=1
tally
flip 1 1
end
room bpv=50 floor=2
room bpv=50 floor=2
tally
flip 1 2
flip 1 3
end
room bpv=50 floor=2
room bpv=50 floor=2
room bpv=50 floor=2
tally
flip 2 1
flip 2 3
