# A Disaster may be settled in any phase.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
player Eve
lose Alice factory r
draw
lose Alice factory y
feed
lose Bob factory y
take
done
take
done
take
done
take
done
lose Bob factory p
last match
lose Adam factory p
feed
lose Adam factory t
draw
feed
line
lose Eve factory t
