# All that go together, the Core Game.
cubekeeper 1
game cubyria
option leftovers off
option deck -
option sudden_death on
option mode core
player Alice
player Bob
end
