# A chain with the Sculpture Gallery, that stood already (its BPV is not known: 1 here).
cubekeeper 1
game cubyria
player Alice
player Bob
room bpv=1 floor=1
end
end
room "Bone Passage" floor=1
roof "Clock Tower" caps=1 match
whimsy
tally
