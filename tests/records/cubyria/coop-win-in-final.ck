# In the last turn, too.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
player Adam
room bpv=60 floor=2
end
depleted
drafted 0 0 0
flip 2 1
flip 2 3
complete 2 1
complete 2 3
end
complete 2 2
