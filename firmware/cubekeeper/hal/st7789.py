"""Driver of colour displays with an ST7789: 16 bits a pixel made of the canvas' 4 line by line.

A 240 x 240 picture at 16 bits would take 115,200 bytes, more than most boards have left. The
canvas takes 28,800, and the buffer of four lines 1,920.

The app's own canvas is shown in our palette, and only the areas that have changed; docs/design.md
says why no packaged driver.
"""

from ..ui.palette import PALETTE

try:
    from framebuf import GS4_HMSB, MONO_HLSB, RGB565, FrameBuffer

    def colour(canvas, x, y, width, height, palette, pixels):
        """Fill `pixels` with a rectangle of a canvas, 2 bytes a pixel as the palette has them."""
        source_format = GS4_HMSB if canvas.depth == 4 else MONO_HLSB
        source = FrameBuffer(canvas.buffer, canvas.width, canvas.height, source_format)
        # The bytes of a palette's entry are copied as they are, whatever the machine's order is.
        table = FrameBuffer(palette, len(palette) // 2, 1, RGB565)
        FrameBuffer(pixels, width, height, RGB565).blit(source, -x, -y, -1, table)

except ImportError:

    def colour(canvas, x, y, width, height, palette, pixels):
        """Fill `pixels` with a rectangle of a canvas, 2 bytes a pixel as the palette has them."""
        stride = len(canvas.buffer) // canvas.height
        bits = canvas.depth
        at = 0
        for row in range(y * stride, (y + height) * stride, stride):
            for column in range(x * bits, (x + width) * bits, bits):
                shift = 8 - bits - column % 8
                ink = 2 * (canvas.buffer[row + column // 8] >> shift & (1 << bits) - 1)
                pixels[at : at + 2] = palette[ink : ink + 2]
                at += 2


_SOFTWARE_RESET = 0x01
_SLEEP, _WAKE = 0x10, 0x11
_NORMAL = 0x13
_AS_IT_IS, _INVERTED = 0x20, 0x21
_OFF, _ON = 0x28, 0x29
_COLUMNS, _ROWS = 0x2A, 0x2B
_WRITE = 0x2C
_DIRECTION = 0x36
_PIXEL_FORMAT = 0x3A
_16_BITS = 0x55

# Bits of the direction in which the memory is written.
_ROWS_BACK, _COLUMNS_BACK, _EXCHANGED, _BGR = 0x80, 0x40, 0x20, 0x08
# For each turn of the picture by 90 degrees, clockwise.
_TURNS = (
    0,
    _EXCHANGED | _COLUMNS_BACK,
    _ROWS_BACK | _COLUMNS_BACK,
    _EXCHANGED | _ROWS_BACK,
)

_LINE = 1920  # bytes of pixels sent at a time: four rows of 240, as large pictures change
_BETWEEN_POWER = 120  # ms from a reset, from falling asleep or waking, to the next such
_AFTER_POWER = 5  # ms to any other command


class St7789:
    """A display on a bus (see bus.py); `backlight` is a function of a level 0-255, or None.

    The board's settings: `width` and `height`, `rotation` (how far the picture is turned
    clockwise on the glass), `mirrored`, `inverted`, `bgr`, and `column_offset` and `row_offset`:
    where in the controller's memory the picture begins, seen as rotated.
    """

    def __init__(self, bus, board, backlight=None):
        self._bus = bus
        self._board = board
        self._backlight = backlight
        self.dims = backlight is not None
        self._palette = _rgb565(PALETTE)
        self._line = bytearray(max(_LINE, 2 * board.width))
        self._asleep = False
        self._level = 255
        self._power_at = None  # the tick of the last reset, falling asleep or waking

    def start(self):
        """Set the controller up, as after power on: bright, awake, nothing on the display.

        May be called again at any time. Takes about 150 ms.
        """
        self._light(0)
        self._bus.reset()
        self._command(_SOFTWARE_RESET)
        self._power_at = self._bus.time.ticks_ms()
        self._power(_WAKE)
        self._command(_PIXEL_FORMAT, bytes((_16_BITS,)))
        self._command(_DIRECTION, bytes((self._direction(),)))
        self._command(_INVERTED if self._board.inverted else _AS_IT_IS)
        self._command(_NORMAL)
        self._clear()
        self._command(_ON)
        self._asleep = False
        self.dim(255)

    def show(self, canvas, area=None):
        """Send what is within `area`, (x, y, width, height) in pixels; None is everything."""
        x, y, width, height = area or (0, 0, canvas.width, canvas.height)
        self._window(x, y, width, height)
        rows = len(self._line) // (2 * width)
        for top in range(y, y + height, rows):
            count = min(rows, y + height - top)
            pixels = memoryview(self._line)[: 2 * width * count]
            colour(canvas, x, top, width, count, self._palette, pixels)
            self._bus.data(pixels)

    def dim(self, level):
        """Set the backlight, 0 (off) to 255; where it has no pin, nothing changes."""
        self._level = level
        if not self._asleep:
            self._light(level)

    def sleep(self, on):
        """Let the controller sleep in the dark, or wake it; the picture is kept."""
        if on == self._asleep:
            return
        self._asleep = on
        if on:
            self._light(0)
            self._command(_OFF)
            self._power(_SLEEP)
        else:
            self._power(_WAKE)
            self._command(_ON)
            self._light(self._level)

    def _direction(self):
        board = self._board
        direction = _TURNS[(board.rotation or 0) // 90]
        if board.mirrored:
            direction ^= _ROWS_BACK if direction & _EXCHANGED else _COLUMNS_BACK
        return direction | _BGR if board.bgr else direction

    def _clear(self):
        board = self._board
        self._window(0, 0, board.width, board.height)
        for i in range(len(self._line)):
            self._line[i] = 0
        row = memoryview(self._line)[: 2 * board.width]
        for _ in range(board.height):
            self._bus.data(row)

    def _window(self, x, y, width, height):
        """Have what is written next go into a rectangle, row by row."""
        x += self._board.column_offset or 0
        y += self._board.row_offset or 0
        self._command(_COLUMNS, _span(x, width))
        self._command(_ROWS, _span(y, height))
        self._command(_WRITE)

    def _power(self, code):
        """Let the controller sleep or wake: not soon after the last time, and it takes a while."""
        time = self._bus.time
        passed = time.ticks_diff(time.ticks_ms(), self._power_at)
        # A difference that cannot be is that of ticks which have wrapped since.
        if 0 <= passed < _BETWEEN_POWER:
            time.sleep_ms(_BETWEEN_POWER - passed)
        self._command(code)
        self._power_at = time.ticks_ms()
        time.sleep_ms(_AFTER_POWER)

    def _light(self, level):
        if self._backlight is not None:
            self._backlight(level)

    def _command(self, code, data=b""):
        self._bus.commands(bytes((code,)))
        if data:
            self._bus.data(data)


def _span(first, count):
    """The four bytes that tell a window's first and last column or row."""
    last = first + count - 1
    return bytes((first >> 8, first & 255, last >> 8, last & 255))


def _rgb565(palette):
    """Colours of 3 bytes as 2 bytes each: 5 bits red, 6 green, 5 blue, high byte first."""
    colours = bytearray()
    for i in range(0, len(palette), 3):
        red, green, blue = palette[i], palette[i + 1], palette[i + 2]
        colours.append(red & 0xF8 | green >> 5)
        colours.append(green << 3 & 0xE0 | blue >> 3)
    return colours
