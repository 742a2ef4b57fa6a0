# A game of two, won in the last turn.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
discard 2
room Shrine floor=10 match=1
room bpv=9 floor=4 stairs=1
end
flip 2 1
room bpv=9 floor=3
complete 2 1
whimsy
tally
flip 2 3
end
depleted
drafted 2 2
complete 2 3
end
room bpv=1 floor=1
complete 2 2
