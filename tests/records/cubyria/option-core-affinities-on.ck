# An option that does not go with the mode: an error at its own line.
cubekeeper 1
game cubyria
option affinities on
player Alice
player Bob
end
