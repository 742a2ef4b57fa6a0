# A value or key that is not there, or is there twice.
cubekeeper 1
game cubyria
option whimsy on
player Alice
player Bob
end
