# The first drafter is seat 1 when the last seat drew the last card.
cubekeeper 1
game cubyria
player Alice
player Bob
end
draw 1
last
drafted 1 0
undo
drafted 2 1
undo
drafted 1 1
undo
