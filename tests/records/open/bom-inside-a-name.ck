# U+FEFF inside a name.
cubekeeper 1
game cube-monster
player Al﻿ice
player Bob
