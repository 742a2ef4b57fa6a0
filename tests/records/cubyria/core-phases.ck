# Phases of a whole turn.
cubekeeper 1
game cubyria
player Alice
player Bob
room bpv=2 floor=2
whimsy
tally
draw 2
discard 3
end
