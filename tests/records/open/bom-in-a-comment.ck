# U+FEFF in a comment.
cubekeeper 1
game cube-monster
player Alice
player Bob
# ﻿
