# level goes with mode coop, which may come behind the option that is unknown
cubekeeper 1
game cubyria
option level easy
option colour red
option mode coop
player Alice
