# Cubyria for two. Ann builds a Room and a Roof above it, tallies and draws; then it is Bo's turn.
cubekeeper 1
game cubyria
player Ann
player 'Bo Žák'
room 'Bridge Tower' bpv=4 floor=2 match=1
roof 'Clock Tower' bpv=5 caps=2
tally
draw 2
end
room bpv=3 floor=1
