# The Endgame is on already.
cubekeeper 1
game cubyria
option mode zen
player Alice
player Bob
end
depleted
drafted 0 0
end
depleted
