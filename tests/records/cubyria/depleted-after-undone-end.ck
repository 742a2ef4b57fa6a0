# Bob's end taken back, Alice's is the newest: Bob would be next.
cubekeeper 1
game cubyria
option mode zen
player Alice
player Bob
player Adam
end
end
undo
depleted
