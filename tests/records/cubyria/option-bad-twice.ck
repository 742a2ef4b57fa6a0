# A value or key that is not there, or is there twice.
cubekeeper 1
game cubyria
option leftovers on
option leftovers on
player Alice
player Bob
end
