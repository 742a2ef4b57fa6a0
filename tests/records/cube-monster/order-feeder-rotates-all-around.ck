# Round 4 of three players is the first Feeder's again.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
draw
feed
take
done
take
done
take
done
last miss
draw
feed
take
done
take
done
take
done
last miss
draw
feed
take
done
take
done
take
done
last miss
