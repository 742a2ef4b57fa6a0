# Phase last: everybody had a turn. None of the lines the outcome lists is legal now.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
done
take
done
