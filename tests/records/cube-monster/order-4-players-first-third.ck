# Adam feeds: Eve, Alice, Bob, Adam.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
player Eve
first Adam
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
take
build shrine p
