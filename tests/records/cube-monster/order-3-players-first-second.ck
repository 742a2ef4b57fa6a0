# Bob feeds first: Adam, Alice, Bob.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
first Bob
draw
feed
take
build shrine r
done
take
build shrine y
done
take
build shrine t
done
