# A liked 4 stands for 4 and up; what is not liked is discouraged.
cubekeeper 1
game cubyria
option deck more-cards.toml
player Alice
player Bob
room Balcony floor=2
undo
room Balcony floor=4 ok
undo
room Balcony floor=60
undo
room Balcony floor=1
undo
room Balcony floor=1 bad
undo
room Balcony floor=3 match=2
