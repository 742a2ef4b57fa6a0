# Another may begin.
cubekeeper 1
game cubyria
player Alice
player Bob
player Adam
first Adam
end
end
