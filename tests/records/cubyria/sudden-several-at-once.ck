# Bob is 100 behind and stays; Adam and Eve are 101 behind.
cubekeeper 1
game cubyria
option sudden_death on
player Alice
player Bob
player Adam
player Eve
end
room bpv=1 floor=1
end
end
end
room bpv=50 floor=2
room bpv=1 floor=1
tally
