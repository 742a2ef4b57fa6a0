# a turn that tallies nothing
cubekeeper 1
game cubyria
option sudden_death on
player Alice
player Bob
tally
end
