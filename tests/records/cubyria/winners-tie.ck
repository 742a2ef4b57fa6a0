# The most points win, a tie is shared.
cubekeeper 1
game cubyria
option leftovers off
player Alice
player Bob
player Adam
draw 1
last
drafted 0 0 0
room bpv=7 floor=1
end
end
room bpv=7 floor=1
end
