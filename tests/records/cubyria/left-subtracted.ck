# The cards left are subtracted; the end comes after them.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 1
last
drafted 0 0
room bpv=9 floor=1
left 2 3
end
left 0 0 4 0
end
