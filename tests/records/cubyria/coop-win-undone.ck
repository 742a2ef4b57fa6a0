# The win taken back, the build is there again.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
room bpv=50 floor=6
tally
flip 1 2
flip 3 2
complete 1 2
complete 3 2
end
room bpv=9 floor=1
complete 2 2
undo
tally
