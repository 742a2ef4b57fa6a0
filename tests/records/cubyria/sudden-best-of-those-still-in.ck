# Bob fell out with 49. Alice drops to 40; Adam's -55 is 95 behind her, and Bob's 49 does not count.
cubekeeper 1
game cubyria
option sudden_death on
player Alice
player Bob
player Adam
room bpv=50 floor=1
tally
draw 2
end
room bpv=49 floor=1
end
room bpv=50 floor=1
end
room bpv=50 floor=2
tally
end
end
room bpv=99 floor=1 bad
room bpv=11 floor=1 bad
tally
end
room bpv=99 floor=1 bad
room bpv=6 floor=1 bad
tally
