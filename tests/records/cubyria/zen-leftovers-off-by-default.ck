# Cards left cost nothing.
cubekeeper 1
game cubyria
option mode zen
player Alice
player Bob
end
depleted
drafted 1 1
end
