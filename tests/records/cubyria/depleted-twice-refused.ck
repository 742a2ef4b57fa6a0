# Once.
cubekeeper 1
game cubyria
option mode zen
player Alice
player Bob
end
depleted
depleted
