# Blanks are space and tab, as many as you like.
	cubekeeper 	 1  
  game	cube-monster
 player   Alice
	player Bob	
draw	
 	 
feed  
