# Off by default.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
end
depleted
drafted 0 0
end
