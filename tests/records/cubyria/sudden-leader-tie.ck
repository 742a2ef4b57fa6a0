# Several may lead.
cubekeeper 1
game cubyria
option sudden_death on
player Alice
player Bob
player Adam
room bpv=90 floor=1
end
room bpv=90 floor=1
end
room bpv=11 floor=1 bad
end
