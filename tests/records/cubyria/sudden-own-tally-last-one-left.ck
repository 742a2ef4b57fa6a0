# With two players the other wins at once.
cubekeeper 1
game cubyria
option sudden_death on
player Alice
player Bob
end
room bpv=60 floor=1
end
room bpv=41 floor=1 bad
tally
