# A flip at each 50 points, five in all.
cubekeeper 1
game cubyria
option mode coop
option level easy
player Alice
roof bpv=48 caps=1
tally
end
room bpv=1 floor=1
tally
flip 1 1
end
room bpv=25 floor=2
room bpv=25 floor=2
tally
flip 1 2
flip 1 3
end
room bpv=25 floor=2
room bpv=25 floor=2
room bpv=25 floor=2
tally
flip 2 1
flip 2 3
