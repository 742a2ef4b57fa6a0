"""CircuitPython's screens without a board's hardware, on either runtime: `plain.py WHAT TIMES`.

WHAT is `draw`, a menu drawn on the canvas in plain Python, or `show`, all its pixels put into the
display's bitmap: so that callgrind can count their instructions, C code does not do the rest here.
`check` shows so many random pictures of both depths and compares the bitmap pixel by pixel.
"""

import sys


class Hardware:
    """What CircuitPython's modules are made of."""

    DISPLAY = None
    written = False  # whether arrayblit writes

    def __init__(self, width=0, height=0, count=0, **named):
        if self.written and isinstance(width, int):
            self.width, self.most = width, count - 1
            self.pixels = bytearray(width * height)

    def __setitem__(self, place, value):
        pass

    def append(self, part):
        pass

    def refresh(self):
        pass

    @staticmethod
    def arrayblit(bitmap, data, x1, y1, x2, y2):
        if len(data) < (x2 - x1) * (y2 - y1):
            raise IndexError("index out of range")
        if Hardware.written:
            at = 0
            for y in range(y1, y2):
                for x in range(x1, x2):
                    bitmap.pixels[y * bitmap.width + x] = data[at] & bitmap.most
                    at += 1


Hardware.Bitmap = Hardware.Palette = Hardware.Group = Hardware.TileGrid = Hardware
for name in ("bitmaptools", "board", "displayio", "storage", "supervisor", "keypad", "digitalio"):
    sys.modules[name] = Hardware
sys.modules["framebuf"] = Hardware  # without a FrameBuffer

from cubekeeper.hal.circuit import Screen  # noqa: E402
from cubekeeper.ui.canvas import Canvas  # noqa: E402
from cubekeeper.ui.widgets import Menu  # noqa: E402


class Board:
    rotation = None

    def __init__(self, width, height, depth):
        self.width = width
        self.height = height
        self.depth = depth


ITEMS = ("End the turn", "Climb a step", "Build", "Super Cubes", "Lose one", "Village cubes")


def measure(what, times):
    board = Board(160, 128, 4)
    screen = Screen(board, Hardware())
    canvases = [Canvas(board.width, board.height, board.depth) for _ in range(2)]
    menu = Menu("R1 Alice's turn", ITEMS, "Filled: column b, row 3", 1)
    for canvas in canvases:
        menu.draw(canvas, 0, "six")
    for row in range(board.height):  # no row is as it is on the other
        canvases[1].fill(0, row, board.width, 1, row % 9 + 1)
    for count in range(times):
        if what == "draw":
            menu.draw(canvases[0], 0, "six")
        else:
            screen.show(canvases[count % 2])


def check(times):
    Hardware.written = True
    chance = 1
    for width, height, depth in ((61, 37, 4), (160, 128, 4), (128, 64, 1), (61, 37, 1)):
        screen = Screen(Board(width, height, depth), Hardware())
        canvas = Canvas(width, height, depth)
        stride = len(canvas.buffer) // height
        for _ in range(times):
            for _ in range(6):
                chance = (chance * 1103 + 12345) % 1000003
                at = chance % len(canvas.buffer)
                canvas.buffer[at : at + 9] = bytes([(chance >> n) & 255 for n in range(9)])[
                    : len(canvas.buffer) - at
                ]
            screen.show(canvas)
            for y in range(height):
                for x in range(width):
                    byte = canvas.buffer[y * stride + x * depth // 8]
                    wanted = byte >> 8 - depth - x * depth % 8 & (1 << depth) - 1
                    found = screen._bitmap.pixels[y * screen._bitmap.width + x]
                    if wanted != found:
                        raise ValueError("%d,%d: %d, not %d" % (x, y, found, wanted))
    print("the same")


if sys.argv[1] == "check":
    check(int(sys.argv[2]))
else:
    measure(sys.argv[1], int(sys.argv[2]))
