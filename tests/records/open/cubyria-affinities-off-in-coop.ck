# affinities off in coop
cubekeeper 1
game cubyria
option mode coop
option affinities off
player Alice
player Bob
end
