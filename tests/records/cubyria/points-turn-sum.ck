# The score waits for the tally; a helper earns nothing.
cubekeeper 1
game cubyria
player Alice
player Bob
room bpv=2 floor=1
helper
roof bpv=1 caps=1
