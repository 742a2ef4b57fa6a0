# A whole game of three.
cubekeeper 1
game cubyria
player Alice
player Bob
player Adam
room Shrine floor=1 match=1
helper Stairs
tally
draw 2
end
room bpv=6 floor=1 double
end
draw 2
discard 4
end
room Crypt floor=1 match=1
roof "Clock Tower" caps=2 match
whimsy
tally
draw 2
end
draw 2
last
drafted 0 0 1
room "Bridge Tower" floor=2 spaces=2
room bpv=3 floor=3 stairs=1
left 1 2
end
room bpv=4 floor=4 bad
helper
helper
end
room "Bone Passage" floor=5
whimsy
tally
left 1 1 0
end
