# A threshold reached stays reached; reached again it gives no second flip.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
room bpv=60 floor=1
tally
end
room bpv=50 floor=1 bad
tally
flip 1 1
end
room bpv=50 floor=1
tally
