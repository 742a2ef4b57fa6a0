# 100 behind by her own tally: she goes on.
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
room bpv=40 floor=1 bad
tally
draw 2
