# an option of coop, at its default
cubekeeper 1
game cubyria
option level average
player Alice
player Bob
end
