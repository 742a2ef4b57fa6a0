# Adam fell out with 0; the others end below him and win before him.
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
left 2
end
room bpv=99 floor=1 bad
whimsy
tally
left 1
end
