# Without leftovers cards may stay in hand.
cubekeeper 1
game cubyria
option leftovers off
player Alice
player Bob
draw 1
last
drafted 0 0
end
