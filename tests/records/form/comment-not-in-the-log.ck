# The log shows the line without comment and outer blanks; inner blanks and quotes stay.
# Blank lines and comments have no entry.
cubekeeper 1
game cube-monster
player Alice
player Bob
	 draw  # four cubes

# nothing
  supers   "Alice"	2   # two
feed
undo   # back
redo
supers 'Bob' 1 ##
supers #1 1 # one more
