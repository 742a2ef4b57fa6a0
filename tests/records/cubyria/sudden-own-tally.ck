# Alice falls to 101 behind by her own tally: her turn ends.
cubekeeper 1
game cubyria
option sudden_death on
player Alice
player Bob
player Adam
end
room bpv=60 floor=1
end
end
room bpv=41 floor=1 bad
tally
