# Switched on they count as in the Core Game.
cubekeeper 1
game cubyria
option mode zen
option leftovers on
player Alice
player Bob
end
depleted
drafted 0 0
room bpv=9 floor=1
left 1 2 3
end
