# The only end was taken back.
cubekeeper 1
game cubyria
option mode zen
player Alice
player Bob
end
undo
depleted
