# The same five doubled by a Whimsy, then floor 60 under 15 staircases.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
room bpv=99 floor=1 match=8 double stairs=15 spaces=99 per=99
room bpv=99 floor=1 match=8 double stairs=15 spaces=99 per=99
room bpv=99 floor=1 match=8 double stairs=15 spaces=99 per=99
room bpv=99 floor=1 match=8 double stairs=15 spaces=99 per=99
room bpv=99 floor=1 match=8 double stairs=15 spaces=99 per=99
whimsy
tally
end
room bpv=99 floor=60 stairs=15
room bpv=99 floor=99 match=8 stairs=15 spaces=99 per=99
tally
