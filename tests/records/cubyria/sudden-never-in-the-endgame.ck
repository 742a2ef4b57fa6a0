# In the last turns nobody falls out, and Adam has none.
cubekeeper 1
game cubyria
option sudden_death on
player Alice
player Bob
player Adam
room bpv=60 floor=1
end
room bpv=50 floor=1
end
end
room bpv=50 floor=1
tally
draw 1
last
drafted 0 0 0
room bpv=99 floor=1 bad
tally
left 5
end
room bpv=99 floor=1
tally
left 9
end
