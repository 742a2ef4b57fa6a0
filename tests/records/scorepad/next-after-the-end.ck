# After the end no round follows.
cubekeeper 1
game scorepad
player Alice
player Bob
end
next
