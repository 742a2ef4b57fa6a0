# The file's last line is its last, blank or comment; the final newline begins no other.
cubekeeper 1
game cube-monster
player Alice

# the end

