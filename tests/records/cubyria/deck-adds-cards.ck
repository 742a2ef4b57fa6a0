# A catalogue beside the record adds to the built-in one.
cubekeeper 1
game cubyria
option deck more-cards.toml
player Alice
player Bob
room Dungeon bpv=4 floor=1
room "Red Passage" floor=2
roof Aviary caps=2 match
tally
end
room Crypt floor=1
room "Åse’s Überbau" floor=3 spaces=2
