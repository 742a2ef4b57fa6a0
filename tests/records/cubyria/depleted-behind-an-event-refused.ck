# The next turn has begun.
cubekeeper 1
game cubyria
option mode zen
player Alice
player Bob
end
discard 0
depleted
