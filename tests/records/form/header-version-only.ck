# An unfinished header: the error is at the last line.
cubekeeper 1
