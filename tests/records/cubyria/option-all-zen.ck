# All that go together, Zen Mode.
cubekeeper 1
game cubyria
option affinities on
option plays 1
option leftovers off
option deck -
option mode zen
player Alice
player Bob
end
