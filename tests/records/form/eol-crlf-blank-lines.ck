# line ends

cubekeeper 1

game cube-monster

player Alice

player Bob

draw

supers Bob 2
