# All share one score, one rank.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
player Adam
room bpv=10 floor=2
tally
end
room bpv=5 floor=1 bad
tally
end
roof bpv=4 caps=1
end
