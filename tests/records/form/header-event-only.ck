# A record begins with its version.
draw
