# Once a turn; the next turn may claim another.
cubekeeper 1
game cubyria
player Alice
player Bob
whimsy
room bpv=3 floor=1
end
whimsy
room bpv=2 floor=1
end
whimsy
tally
