# The turn total doubles once.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
whimsy
room bpv=7 floor=1
tally
end
whimsy
room bpv=1 floor=1 bad
tally
