# Two cards a turn, anew each turn.
cubekeeper 1
game cubyria
option mode zen
option plays 2
player Alice
player Bob
room bpv=1 floor=1
helper
end
room bpv=1 floor=1
roof bpv=1 caps=1
