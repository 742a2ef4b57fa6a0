# Version 2 for three with minus points and the clock.
cubekeeper 1
game tricky-ways
option version 2
option minus on
option clock on
player Alice
player Bob
player Adam
run channels=4 tunnels=2 changes=SS seconds=41
run channels=7 tunnels=7 changes=JJJ seconds=75
run channels=0 changes=R seconds=95
run channels=3 tunnels=3 changes=RRRR joker seconds=130
run channels=2 tunnels=4
run channels=1 tunnels=1 changes=S
run channels=6 miss changes=JJ seconds=200
run channels=5 tunnels=1 changes=RJ seconds=60
run channels=3 changes=S seconds=20
run channels=0 tunnels=6 changes=SJ
run channels=0
run channels=2 tunnels=2 changes=J seconds=81
run channels=4
