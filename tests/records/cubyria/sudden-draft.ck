# Adam is out: he drafts nothing, and the order (Bob, Alice) passes him over.
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
undo
drafted 0 1 0
undo
drafted 1 1 0
undo
drafted 4 5 0
undo
