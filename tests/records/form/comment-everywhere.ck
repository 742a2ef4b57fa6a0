# Comments: a line of their own, indented, behind an event, with quotes and a backslash in them.
  # before the header
cubekeeper 1 # version
	# between
game cube-monster	# it's fine
player Alice # "never closed
player Bob #
# ends in a backslash \
draw # feed
   
