# Length is counted in code points, not bytes.
cubekeeper 1
game cube-monster
player 😀😀😀😀😀😀😀😀😀😀😀😀
player Bob
