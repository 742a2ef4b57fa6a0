# an option that does not go, and one player too few
cubekeeper 1
game cubyria
option level easy
player Alice
end
