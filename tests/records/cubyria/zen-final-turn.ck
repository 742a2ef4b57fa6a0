# The first drafter builds first.
cubekeeper 1
game cubyria
option mode zen
player Alice
player Bob
player Adam
end
end
depleted
drafted 0 0 1
