# an option that does not go, and one player too many
cubekeeper 1
game cubyria
option mode zen
option level easy
player Alice
player Bob
player Adam
player Eve
player Zoe
player Max
end
