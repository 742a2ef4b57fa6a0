# The Crypt is covered by a Room: what joins it later matches nothing.
cubekeeper 1
game cubyria
player Alice
player Bob
room Crypt floor=1
end
room bpv=4 floor=2
end
room "Bone Passage" floor=1
tally
