# All but one fall out, one after the other.
cubekeeper 1
game cubyria
option sudden_death on
player Alice
player Bob
player Adam
room bpv=90 floor=1
end
room bpv=5 floor=1
end
room bpv=30 floor=1
end
room bpv=16 floor=1
tally
end
room bpv=1 floor=1
end
room bpv=26 floor=1
end
