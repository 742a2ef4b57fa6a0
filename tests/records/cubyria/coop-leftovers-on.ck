# The cards left are the team's loss; what the tally reached stays.
cubekeeper 1
game cubyria
option mode coop
option leftovers on
player Alice
player Bob
end
depleted
drafted 0 0
room bpv=60 floor=1
left 5 6 7
flip 1 1
end
