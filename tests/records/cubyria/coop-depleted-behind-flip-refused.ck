# The flip is the newest event.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
room bpv=60 floor=1
end
flip 1 1
depleted
