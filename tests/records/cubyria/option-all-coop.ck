# All that go together, coop.
cubekeeper 1
game cubyria
option plays 5
option level average
option leftovers off
option deck -
option mode coop
player Alice
player Bob
end
