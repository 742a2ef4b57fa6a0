# A named Room or Roof is built once a game, by whomever; helpers and nameless cards as often as they come.
cubekeeper 1
game cubyria
player Alice
player Bob
room Crypt floor=1
helper Stairs
end
helper Stairs
roof "Clock Tower" caps=1
end
