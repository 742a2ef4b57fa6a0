"""Small pictures for `Canvas.icon`: 8 rows of 8 pixels, a byte a row, leftmost pixel highest."""

CURSOR = bytes((
    0b01000000,
    0b01100000,
    0b01110000,
    0b01111000,
    0b01110000,
    0b01100000,
    0b01000000,
    0b00000000,
))  # fmt: skip

CHECK = bytes((
    0b00000000,
    0b00000010,
    0b00000110,
    0b10001100,
    0b11011000,
    0b01110000,
    0b00100000,
    0b00000000,
))  # fmt: skip

CROWN = bytes((
    0b00010000,
    0b10010010,
    0b10111010,
    0b11111110,
    0b11111110,
    0b01111100,
    0b01111100,
    0b00000000,
))  # fmt: skip

# The inside, 5 x 3 pixels from (x + 1, y + 2) on, is left for the charge.
BATTERY = bytes((
    0b00000000,
    0b11111110,
    0b10000010,
    0b10000011,
    0b10000010,
    0b11111110,
    0b00000000,
    0b00000000,
))  # fmt: skip

CUBE = bytes((
    0b00111110,
    0b01000110,
    0b11111010,
    0b10001010,
    0b10001010,
    0b10001100,
    0b11111000,
    0b00000000,
))  # fmt: skip
