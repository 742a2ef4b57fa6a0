# Room made by building counts.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 2
end
end
draw 2
end
end
room bpv=1 floor=1
room bpv=1 floor=1
tally
draw 2
