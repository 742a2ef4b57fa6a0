# affinities comes before level in the table of options, but behind it here
cubekeeper 1
game cubyria
option level easy
option affinities off
player Alice
player Bob
end
