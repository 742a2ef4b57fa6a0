# A name of two words in double quotes, in the header and in an event.
cubekeeper 1
game cube-monster
player "Clock Tower"
player Bob
supers "Clock Tower" 3
supers 'Clock Tower' 1
