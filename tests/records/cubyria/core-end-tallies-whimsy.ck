# With the Whimsy.
cubekeeper 1
game cubyria
player Alice
player Bob
whimsy
room bpv=4 floor=2
end
