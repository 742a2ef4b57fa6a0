# The turn is over: too late.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 2
end
last
