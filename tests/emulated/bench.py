"""A board on the bench: its panel, and an emulated display wired to the pins it names."""

import wires
from oled_chips import Glass as OledGlass
from oled_chips import Sh1106Chip, Ssd1306Chip
from st7789_chip import Glass as ColourGlass
from st7789_chip import St7789Chip

from cubekeeper.game.clock import PERIOD
from cubekeeper.hal.board import Board
from cubekeeper.hal.bus import pin_id
from cubekeeper.hal.panel import make_panel
from cubekeeper.ui.canvas import Canvas
from cubekeeper.ui.palette import PALETTE

_OPTIONAL = ("rotation", "column_offset", "row_offset", "mirrored", "inverted", "bgr", "contrast")
_OPTIONAL += (
    "wake",
    "backlight",
    "bus_id",
    "frequency",
    "address",
    "cs",
    "reset",
    "port",
    "detent",
)


def settings(**given):
    """A Board of these settings, the others left out."""
    board = Board()
    for name in _OPTIONAL:
        setattr(board, name, None)
    for name in given:
        setattr(board, name, given[name])
    return board


def oled(**given):
    """The settings of an SSD1306 on I2C, but for those given."""
    known = {"display": "ssd1306", "width": 128, "height": 64}
    known.update(bus="i2c", sda="GP4", scl="GP5")
    known.update(given)
    return settings(**known)


def colour(**given):
    """The settings of an ST7789 on SPI, but for those given."""
    known = {"display": "st7789", "width": 240, "height": 240, "depth": 4, "bus": "spi"}
    known.update(sck="GP18", mosi="GP19", dc="GP16", cs="GP17", reset="GP21", backlight="GP20")
    known.update(given)
    return settings(**known)


def usual_glass(board):
    """The glass of the usual module of that size, built in as the settings say."""
    turned, mirrored = board.rotation or 0, bool(board.mirrored)
    if board.display != "st7789":
        columns = 132 if board.display == "sh1106" else 128
        left = (columns + board.width) // 2 - 1
        if mirrored:
            left = columns - 1 - left
        alternative = board.width <= 2 * board.height
        return OledGlass(board.width, board.height, left, mirrored, alternative, turned == 180)
    width, height = board.width, board.height
    if turned in (90, 270):
        width, height = height, width
    # Without offsets, where the turned picture begins in the memory of 240 x 320.
    left = 240 - width if turned in (90, 180) else 0
    top = 320 - height if turned in (180, 270) else 0
    return ColourGlass(
        left,
        top,
        width,
        height,
        turned=turned,
        mirrored=mirrored,
        inverted=bool(board.inverted),
        bgr=bool(board.bgr),
    )


class Bench:
    """`panel` is not started yet; `chip` can be taken off the bus and put back."""

    def __init__(self, board, glass=None):
        self.board = board
        self.machine = machine = wires.Machine()
        glass = glass or usual_glass(board)
        if board.display == "st7789":
            self.chip = St7789Chip(glass, machine.clock)
        else:
            self.chip = {"ssd1306": Ssd1306Chip, "sh1106": Sh1106Chip}[board.display](glass)
        self.plug()
        if board.reset:
            self.pin(board.reset).listener = self.chip.reset
        self.panel = make_panel(board, machine, machine.clock, self.now)
        self.canvas = Canvas(board.width, board.height, board.depth)

    def pin(self, name):
        return self.machine.Pin(pin_id(name))

    def plug(self):
        if self.board.bus == "i2c":
            self.machine.i2c.chips[self.board.address or 0x3C] = self.chip
        else:
            spi = self.machine.spi
            spi.chip, spi.dc = self.chip, self.pin(self.board.dc)
            spi.cs = self.pin(self.board.cs) if self.board.cs else None

    def unplug(self):
        """Off the I2C bus; what the chip held is lost with its power."""
        self.machine.i2c.chips.clear()
        self.chip = type(self.chip)(self.chip.glass)

    def now(self):
        return self.machine.clock.now % PERIOD

    def wait(self, ms):
        self.machine.clock.now += ms

    def show(self):
        self.panel.show(self.canvas)

    def sent(self):
        """The bytes that went over the bus so far."""
        return self.machine.spi.bytes + self.machine.i2c.bytes

    def differs(self, canvas=None):
        """Where what the player sees is not a canvas: `(row, seen, wanted)`, None if nowhere."""
        canvas = canvas or self.canvas
        for y in range(canvas.height):
            seen, wanted = self.chip.row(y), row(canvas, y)
            if seen != wanted:
                return y, seen, wanted
        return None

    def dark(self):
        return all(not any(self.chip.row(y)) for y in range(self.board.height))


def _rgb565(ink):
    red, green, blue = PALETTE[3 * ink], PALETTE[3 * ink + 1], PALETTE[3 * ink + 2]
    pixel = red >> 3 << 11 | green >> 2 << 5 | blue >> 3
    return bytes((pixel >> 8, pixel & 255))


# What a byte of a canvas looks like, by its depth: a byte a pixel, or RGB565 in two.
_COLOURS = [_rgb565(ink) for ink in range(16)]
_LOOKS = {
    1: [bytes([byte >> bit & 1 for bit in range(7, -1, -1)]) for byte in range(256)],
    4: [_COLOURS[byte >> 4] + _COLOURS[byte & 15] for byte in range(256)],
}


def row(canvas, y):
    """A row of a canvas as the player shall see it: a byte a pixel, or RGB565 in two."""
    looks = _LOOKS[canvas.depth]
    stride = len(canvas.buffer) // canvas.height
    line = canvas.buffer[y * stride : (y + 1) * stride]
    return b"".join([looks[byte] for byte in line])[
        : canvas.width * len(looks[0]) // (8 // canvas.depth)
    ]


def scribble(canvas, chance):
    """A change to a picture anywhere: of one pixel, of a box, of all, or of nothing."""
    width, height = canvas.width, canvas.height
    colour = chance.below(16)
    x, y = chance.below(width), chance.below(height)
    kind = chance.below(8)
    if kind == 0:
        canvas.clear(colour)
    elif kind < 3:
        canvas.fill(x, y, 1, 1, colour)
    elif kind < 5:
        canvas.text(x - 20, y - 4, "Score 17", colour)
    elif kind < 7:
        canvas.fill(x, y, 1 + chance.below(width // 2), 1 + chance.below(height // 2), colour)
