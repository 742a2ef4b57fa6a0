# Any script.
cubekeeper 1
game cube-monster
player שלום
player Ω
player 日本語
player Zoë
