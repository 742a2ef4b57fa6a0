"""The 16 colours of every screen: their numbers, and what they look like."""

BLACK = 0
WHITE = 1
GREY = 2
RED = 3
YELLOW = 4
TURQUOISE = 5
PURPLE = 6
GREEN = 7
BLUE = 8
ORANGE = 9
SILVER = 10
SLATE = 11
PINK = 12
BROWN = 13
NAVY = 14
FOREST = 15

# What the screens are made of is of no seat's and no piece's colour. On a one-bit display both
# come out white.
BAR = SILVER
CHOSEN = WHITE

# Red, green and blue (0 to 255) of each colour, in the order of the numbers.
PALETTE = (
    b"\x00\x00\x00"  # BLACK
    b"\xff\xff\xff"  # WHITE
    b"\x80\x80\x80"  # GREY
    b"\xe0\x30\x30"  # RED
    b"\xff\xd8\x20"  # YELLOW
    b"\x20\xc8\xc0"  # TURQUOISE
    b"\xa0\x50\xd8"  # PURPLE
    b"\x40\xc0\x50"  # GREEN
    b"\x40\x78\xf0"  # BLUE
    b"\xff\x90\x20"  # ORANGE
    b"\xc0\xc0\xc0"  # SILVER
    b"\x40\x48\x50"  # SLATE
    b"\xff\x90\xb8"  # PINK
    b"\x98\x60\x38"  # BROWN
    b"\x18\x28\x60"  # NAVY
    b"\x10\x50\x28"  # FOREST
)
