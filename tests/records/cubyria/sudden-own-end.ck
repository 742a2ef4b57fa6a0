# The same by `end`: the turn passes once.
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
end
