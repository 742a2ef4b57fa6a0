# `end` tallies and judges.
cubekeeper 1
game cubyria
option sudden_death on
player Alice
player Bob
room bpv=99 floor=9
end
