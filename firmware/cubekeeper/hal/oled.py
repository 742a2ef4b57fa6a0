"""What the OLED displays' drivers share: pages of 8 rows, sent only where they have changed.

Both controllers keep a picture in pages: a byte is 8 pixels one below the other, the lowest bit
on top (MONO_VLSB), while the canvas has them side by side (MONO_HLSB). Both know page addressing,
in which a page and a column are set by 3 bytes.

The app's own canvas is shown, a press sends the strips that it changed, and one page's buffer is
all the memory needed; docs/design.md says why no packaged driver.
"""

try:
    from framebuf import MONO_HLSB, MONO_VLSB, FrameBuffer

    def pack(canvas, x, page, strip):
        """Fill `strip` with a page of a mono canvas from column x on: a byte a column."""
        target = FrameBuffer(strip, len(strip), 8, MONO_VLSB)
        target.fill(0)
        source = FrameBuffer(canvas.buffer, canvas.width, canvas.height, MONO_HLSB)
        target.blit(source, -x, -8 * page)

except ImportError:

    def pack(canvas, x, page, strip):
        """Fill `strip` with a page of a mono canvas from column x on: a byte a column."""
        stride = len(canvas.buffer) // canvas.height
        top = 8 * page
        rows = range(min(8, canvas.height - top))
        for i in range(len(strip)):
            at, mask = divmod(x + i, 8)
            at += top * stride
            mask = 0x80 >> mask
            bits = [1 << row for row in rows if canvas.buffer[at + row * stride] & mask]
            strip[i] = sum(bits)


_NOP = 0xE3
_OFF, _ON = b"\xae", b"\xaf"
_CONTRAST = 0x81


class Oled:
    """An OLED display on a bus (see bus.py); the controllers say what is special about them.

    The board's settings: `width` and `height`, `rotation` 0 or 180, `mirrored`, `inverted`,
    `contrast`, and `column_offset`: the controller's column in which the picture's first is.
    """

    COLUMNS = 128  # in the controller's memory
    SETUP = b""  # the controller's own commands
    BRIGHT = 255  # contrast where the board does not say it
    dims = True

    def __init__(self, bus, board):
        """ValueError for a board that asks for what no OLED controller can do."""
        if board.rotation in (90, 270):
            raise ValueError(
                "an OLED display is turned by 0 or 180 degrees, not %d" % board.rotation
            )
        if board.depth != 1:
            raise ValueError("an OLED display has a depth of 1, not %d" % board.depth)
        self._bus = bus
        self._board = board
        offset = board.column_offset
        # A glass narrower than the memory is in the middle of it, unless the board says more.
        self._left = (self.COLUMNS - board.width) // 2 if offset is None else offset
        self._contrast = self.BRIGHT if board.contrast is None else board.contrast
        self._strip = bytearray(self.COLUMNS)

    def start(self):
        """Set the controller up, as after power on: bright, awake, nothing on the display.

        May be called again at any time. OSError when the display does not answer.
        """
        self._bus.reset()
        self._bus.commands(self._geometry())
        self._bus.commands(self.SETUP)
        self.dim(255)
        self._clear()
        self._bus.commands(_ON)

    def show(self, canvas, area=None):
        """Send what is within `area`, (x, y, width, height) in pixels; None is everything."""
        x, y, width, height = area or (0, 0, canvas.width, canvas.height)
        strip = memoryview(self._strip)[:width]
        for page in range(y // 8, (y + height + 7) // 8):
            pack(canvas, x, page, strip)
            self._send(page, self._left + x, strip)

    def dim(self, level):
        """Set the brightness: 255 is the board's contrast, 0 the darkest, which is not black."""
        self._bus.commands(bytes((_CONTRAST, self._contrast * level // 255)))

    def sleep(self, on):
        """Switch the display off or on again; the picture is kept, and may be changed."""
        self._bus.commands(_OFF if on else _ON)

    def _geometry(self):
        """The commands that tell the controller what glass it drives, and how it is mounted."""
        board = self._board
        turned = board.rotation == 180
        # Upright is what the modules' makers take for it: both directions reversed.
        segments = 0xA0 if turned != bool(board.mirrored) else 0xA1
        scan = 0xC0 if turned else 0xC8
        pins = 0x02 if board.width > 2 * board.height else 0x12
        return bytes(
            (
                _NOP,  # the value of a command whose transfer was cut off, if any
                0xAE,  # display off
                0xA8,  # multiplex ratio: the rows of the glass
                board.height - 1,
                0xD3,  # display offset
                0,
                0x40,  # start line 0
                segments,
                scan,
                0xDA,  # how the glass' rows are wired
                pins,
                0xA4,  # show what is in the memory ...
                0xA7 if board.inverted else 0xA6,  # ... light on dark, or dark on light
            )
        )

    def _clear(self):
        """Clear the whole memory: after power on it holds noise, also beside the picture."""
        for i in range(self.COLUMNS):
            self._strip[i] = 0
        for page in range(8):
            self._send(page, 0, self._strip)

    def _send(self, page, column, strip):
        place = bytes((0xB0 | page, column & 15, 0x10 | column >> 4))
        self._bus.commands(place)
        self._bus.data(strip)
