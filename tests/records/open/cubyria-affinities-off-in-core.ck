# affinities off outside Zen Mode
cubekeeper 1
game cubyria
option affinities off
player Alice
player Bob
end
