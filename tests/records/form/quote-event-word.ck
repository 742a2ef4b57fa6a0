# A quoted word is that word.
cubekeeper 1
game cube-monster
player Alice
player Bob
"draw"
'feed'
ta\ke r
