# a bad catalogue behind an option that does not go
cubekeeper 1
game cubyria
option mode zen
option level easy
option deck no-such-file.toml
player Alice
player Bob
end
