# Play goes round in seat order.
cubekeeper 1
game cubyria
player Alice
player Bob
player Adam
first Bob
end
end
end
