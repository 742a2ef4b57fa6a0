# Bob is on the mountaintop, but Adam and Alice still play.
cubekeeper 1
game cube-monster
option top 2
player Alice
player Bob
player Adam
draw
feed
take
climb
done
