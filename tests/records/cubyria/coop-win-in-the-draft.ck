# Whenever the game runs.
cubekeeper 1
game cubyria
option mode coop
player Alice
room bpv=60 floor=2
end
depleted
flip 1 2
flip 3 2
complete 1 2
complete 3 2
complete 2 2
