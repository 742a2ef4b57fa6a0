# The seat to the left is out: the next one drafts first.
cubekeeper 1
game cubyria
option sudden_death on
player Alice
player Bob
player Adam
end
room bpv=60 floor=1
end
room bpv=60 floor=1
tally
end
end
room bpv=50 floor=1
tally
draw 1
end
draw 1
last
