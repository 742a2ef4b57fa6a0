# The game ends with the last of them.
cubekeeper 1
game cubyria
option leftovers off
player Alice
player Bob
player Adam
end
draw 1
last
drafted 0 0 1
room bpv=1 floor=1
end
room bpv=2 floor=1
end
room bpv=3 floor=1
end
