# Only LF ends a line: what follows VT, FF, FS, NEL, LS and PS stays in the comment.
cubekeeper 1
game cube-monster
player Alice
player Bob
# vt draw
# ff draw
# fs draw
# nel draw
# ls  draw
# ps  draw
supers Alice 1
