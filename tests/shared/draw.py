"""Draw the same things on any runtime and print every picture: `NAME DEPTH HEX` a line.

Run by tests/test_canvas.py on CPython and on MicroPython; the two outputs must be equal.
"""

from cubekeeper.ui import icons
from cubekeeper.ui.canvas import Canvas
from cubekeeper.ui.font import load

SMALL, NORMAL, BIG = load("5x8"), load("6x12"), load("10x20")
FONTS = (SMALL, NORMAL, BIG)
SIZES = ((128, 64), (61, 37))  # The second has rows that end inside a byte.

TEXTS = (
    ("latin", "Score: 42, Zoë Łukasz Ďœž ½×3±1"),
    ("greek", "Αθήνα: ΰ Ω"),
    ("cyrillic", "Счёт: Ґ Щука"),
    ("symbols", "◀▶▲▼●✓ ←↑→↓ …–—‘’“”•· ⚀⚅"),
    ("emoji", "dice 🎲 👨‍👩‍👧 end"),
    ("hebrew", "שלום a"),
    ("combining", "e\u0301 a\u030a\u0328 \u0300"),
    ("controls", "a\n\t\0\x1b\x7f\x85z"),
)

# A code point of each general category, in the order of their names, and the edges of planes.
# The surrogate (Cs) is here too: a string may hold one alone.
CLASSES = (
    ("Cc", 0x07), ("Cf", 0x200B), ("Cn", 0x0378), ("Co", 0xE000), ("Cs", 0xD800),
    ("Ll", 0x0444), ("Lm", 0x02B0), ("Lo", 0x05D0), ("Lt", 0x01C5), ("Lu", 0x03A9),
    ("Mc", 0x0903), ("Me", 0x20DD), ("Mn", 0x0301), ("Nd", 0x0663), ("Nl", 0x2160),
    ("No", 0x00B2), ("Pc", 0x203F), ("Pd", 0x2014), ("Pe", 0x2309), ("Pf", 0x2019),
    ("Pi", 0x2018), ("Po", 0x2026), ("Ps", 0x2308), ("Sc", 0x20AC), ("Sk", 0x02C6),
    ("Sm", 0x00D7), ("So", 0x25CF), ("Zl", 0x2028), ("Zp", 0x2029), ("Zs", 0x3000),
    ("last-BMP", 0xFFFF), ("first-SMP", 0x10000), ("last", 0x10FFFF),
)  # fmt: skip


class Dice:
    """A small generator that gives the same numbers on every runtime."""

    def __init__(self, seed):
        self.state = seed

    def roll(self, low, high):
        self.state = (self.state * 1103 + 12345) % 1000003
        return low + self.state % (high - low + 1)


def show(name, canvas):
    print(name, canvas.depth, "".join(f"{byte:02x}" for byte in canvas.buffer))


def shapes(canvas, dice):
    """Rectangles, outlines, icons and texts anywhere in and around the canvas."""
    for step in range(300):
        x, y = dice.roll(-40, canvas.width + 5), dice.roll(-30, canvas.height + 5)
        w, h = dice.roll(-3, 60), dice.roll(-3, 40)
        colour = dice.roll(0, 15)
        kind = dice.roll(0, 3)
        if kind == 0:
            canvas.fill(x, y, w, h, colour)
        elif kind == 1:
            canvas.frame(x, y, w, h, colour)
        elif kind == 2:
            canvas.icon(x, y, icons.CROWN, colour)
        else:
            canvas.text(x, y, "gÄ✓ж", colour, FONTS[dice.roll(0, 2)])
        if step % 20 == 19:
            show(f"shapes-{step}", canvas)


def texts(canvas):
    for name, string in TEXTS:
        for font in FONTS:
            canvas.clear()
            end = canvas.text(-3, 2, string, 1, font)
            canvas.text(0, 30, canvas.cut(string, 50, font), 5, font)
            show(f"{name}-{font.height}", canvas)
            print(end, canvas.text_width(string, font), len(canvas.lines()))


def classes(canvas):
    for name, code in CLASSES:
        canvas.clear(3)
        ends = [canvas.text(4, 0, chr(code), 0, font) for font in FONTS]
        show(name, canvas)
        print(ends)


for width, height in SIZES:
    for depth in (1, 4):
        shapes(Canvas(width, height, depth), Dice(depth + width))
        texts(Canvas(width, height, depth))
        classes(Canvas(width, height, depth))
