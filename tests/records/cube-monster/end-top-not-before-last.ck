# All turns are over, the last cube is not placed yet.
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
take
done
take
done
