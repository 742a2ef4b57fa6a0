# Bob drafts first.
cubekeeper 1
game cubyria
option mode zen
player Alice
player Bob
end
depleted
drafted 0 0
undo
drafted 3 4
undo
