# Two players, no events: everybody on step 1, the Feeder's Factories red and yellow,
# the next one's yellow and purple; draw is due from the Feeder.
cubekeeper 1
game cube-monster
player Alice
player Bob
