# Alone, too.
cubekeeper 1
game cubyria
option mode coop
player Alice
end
depleted
drafted 4
end
