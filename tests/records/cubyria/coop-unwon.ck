# The last turn of the Endgame ends the game unwon: no winners.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
room bpv=99 floor=9
end
depleted
drafted 2 2
end
room bpv=1 floor=1
end
