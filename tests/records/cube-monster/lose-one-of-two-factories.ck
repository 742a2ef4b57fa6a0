# Two yellow Factories less one: one more cube again instead of three.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
build factory y
done
take
done
last miss
draw
lose Bob factory y
feed
take
done
take y
