# A card taken back may be built.
cubekeeper 1
game cubyria
player Alice
player Bob
room Crypt floor=1
undo
room Crypt floor=1
tally
undo
undo
end
room Crypt floor=1
