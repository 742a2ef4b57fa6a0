# The Crypt stood already: no points for it, but it gives its bonuses.
cubekeeper 1
game cubyria
player Alice
player Bob
room Crypt floor=1
end
end
room "Bone Passage" floor=1 match=1
room Shrine floor=1 match=1
tally
