# A tally without a build adds nothing and ends Build.
cubekeeper 1
game cubyria
player Alice
player Bob
tally
