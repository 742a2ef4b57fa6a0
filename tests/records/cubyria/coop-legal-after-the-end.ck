# Nothing more, a due flip neither.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
room bpv=60 floor=1
end
depleted
drafted 0 0
end
end
