# A # that touches a closed quote is inside the word.
cubekeeper 1
game cube-monster
player "Bob"#2
player ''C#
