# A value or key that is not there, or is there twice.
cubekeeper 1
game cubyria
option mode coop
option level hard
player Alice
player Bob
end
