# `end` would tally the build, but the cards in hand are not said.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 1
last
drafted 0 0
room bpv=9 floor=1
end
