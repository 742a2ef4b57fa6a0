# A staircase laid by another counts: only the new Room scores, with all three.
cubekeeper 1
game cubyria
player Alice
player Bob
room bpv=2 floor=2 stairs=1
helper "External Staircase"
end
helper "External Staircase"
helper "External Staircase"
room bpv=3 floor=1 stairs=3
tally
