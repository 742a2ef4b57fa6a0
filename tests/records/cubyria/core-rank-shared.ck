# Equal scores share a rank, before the end too.
cubekeeper 1
game cubyria
player Alice
player Bob
player Adam
player Eve
room bpv=5 floor=1
end
room bpv=7 floor=1
end
room bpv=5 floor=1
end
room bpv=1 floor=1 bad
end
