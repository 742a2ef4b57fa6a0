# The tally of an `end` counts.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
room bpv=60 floor=2
end
flip 1 1
flip 3 3
