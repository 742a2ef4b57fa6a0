"""An emulated colour controller, the ST7789V, and the glass it drives.

From the data sheet "ST7789V" (Sitronix, V1.3, March 2014): 8.12 (address control), 9.1 (commands).
What it does not allow is Misuse, also a command that comes too soon.
"""

from wires import Misuse, noise

COLUMNS, ROWS = 240, 320

# Commands and the number of their values (9.1); RAMWR takes pixels.
VALUES = {
    0x00: 0,  # NOP
    0x01: 0,  # SWRESET
    0x10: 0,  # SLPIN
    0x11: 0,  # SLPOUT
    0x13: 0,  # NORON
    0x20: 0,  # INVOFF
    0x21: 0,  # INVON
    0x28: 0,  # DISPOFF
    0x29: 0,  # DISPON
    0x2A: 4,  # CASET
    0x2B: 4,  # RASET
    0x36: 1,  # MADCTL
    0x3A: 1,  # COLMOD
}
RAMWR = 0x2C


class Glass:
    """Where in the controller's memory the glass is, and how it is built in.

    `turned` is how far, in degrees counter-clockwise; `mirrored`: the player sees it in a
    mirror; `inverted` and `bgr` are what its colours need.
    """

    def __init__(self, left, top, width, height, **mounting):
        self.left = left
        self.top = top
        self.width = width
        self.height = height
        self.turned = mounting.get("turned", 0)
        self.mirrored = mounting.get("mirrored", False)
        self.inverted = mounting.get("inverted", False)
        self.bgr = mounting.get("bgr", False)

    def place(self, x, y):
        """The memory's column and row of the pixel that the player sees at (x, y)."""
        across = self.height if self.turned in (90, 270) else self.width
        if self.mirrored:
            x = across - 1 - x
        if self.turned == 90:
            x, y = self.width - 1 - y, x
        elif self.turned == 180:
            x, y = self.width - 1 - x, self.height - 1 - y
        elif self.turned == 270:
            x, y = y, self.height - 1 - x
        return self.left + x, self.top + y


class St7789Chip:
    """Fed by an SPI bus with `command` and `data`; `clock` is the time that its driver takes."""

    def __init__(self, glass, clock):
        self.glass = glass
        self.clock = clock
        self.memory = noise(2 * COLUMNS * ROWS)
        self.direction = 0  # MADCTL, which a software reset keeps (9.1.28)
        self.ready_at = clock.now
        self.power_at = clock.now
        self.defaults()

    def defaults(self):
        """9.1.2, 9.1.11, 9.1.15, 9.1.18, 9.1.32."""
        self.asleep = True
        self.on = False
        self.inverted = False
        self.pixel_format = 0x66
        self.columns = (0, COLUMNS - 1)
        self.rows = (0, ROWS - 1)
        self.code = 0
        self.values = b""
        self.writing = False
        self.odd = b""  # half a pixel

    def reset(self, level):
        """The reset pin: all is as after power on, and takes 5 ms (7.4.5); 120 until SLPOUT."""
        if level == 0:
            self.defaults()
            self.direction = 0
        else:
            self.ready_at = self.clock.now + 5
            self.power_at = self.clock.now + 120

    def command(self, code):
        self.finish()
        if self.clock.now < self.ready_at:
            raise Misuse(f"command {code:#04x} {self.ready_at - self.clock.now} ms too soon")
        if code == RAMWR:
            self.begin_writing()
        elif code not in VALUES:
            raise Misuse(f"command {code:#04x}")
        self.code = code
        self.values = b""
        if code in (0x01, 0x10, 0x11):
            self.change_power(code)
        elif code in (0x20, 0x21):
            self.inverted = code == 0x21
        elif code in (0x28, 0x29):
            self.on = code == 0x29

    def finish(self):
        """The end of the command before: its values must all have come."""
        if self.writing:
            if self.odd:
                raise Misuse("half a pixel")
        elif len(self.values) != VALUES[self.code]:
            raise Misuse(f"command {self.code:#04x} with {len(self.values)} values")
        self.writing = False

    def change_power(self, code):
        """SWRESET (9.1.2), SLPIN (9.1.11), SLPOUT (9.1.12): each needs its time."""
        if code != 0x01 and self.clock.now < self.power_at:
            raise Misuse(f"sleep or wake {self.power_at - self.clock.now} ms too soon")
        if code == 0x01:
            self.defaults()
        else:
            self.asleep = code == 0x10
        self.code = code
        self.ready_at = self.clock.now + 5
        self.power_at = self.clock.now + 120

    def data(self, data):
        if self.writing:
            self.write(self.odd + bytes(data))
            return
        self.values += bytes(data)
        if len(self.values) > VALUES[self.code]:
            raise Misuse(f"too many values for command {self.code:#04x}")
        if len(self.values) == VALUES[self.code]:
            self.take_values()

    def take_values(self):
        values = self.values
        if self.code == 0x36:
            if values[0] & 3:
                raise Misuse("MADCTL bits 0 and 1 are not used")
            self.direction = values[0]
        elif self.code == 0x3A:
            self.pixel_format = values[0]
        else:
            first, last = values[0] << 8 | values[1], values[2] << 8 | values[3]
            if first > last:
                raise Misuse(f"a window from {first} to {last}")
            if self.code == 0x2A:
                self.columns = (first, last)
            else:
                self.rows = (first, last)

    # --- writing into the memory -------------------------------------------------------

    def begin_writing(self):
        """RAMWR: the window counts from now on (9.1.20 to 9.1.22)."""
        if self.pixel_format & 7 != 5:
            raise Misuse("pixels of 16 bits without COLMOD having said so")
        exchanged = self.direction & 0x20
        if self.columns[1] >= (ROWS if exchanged else COLUMNS):
            raise Misuse(f"columns {self.columns} with MADCTL {self.direction:#04x}")
        if self.rows[1] >= (COLUMNS if exchanged else ROWS):
            raise Misuse(f"rows {self.rows} with MADCTL {self.direction:#04x}")
        self.writing = True
        self.odd = b""
        self.x = self.columns[0]
        self.y = self.rows[0]

    def address(self, x, y):
        """Where in the memory the counters point: the table in 8.12."""
        column, row = (y, x) if self.direction & 0x20 else (x, y)
        if self.direction & 0x40:
            column = COLUMNS - 1 - column
        if self.direction & 0x80:
            row = ROWS - 1 - row
        return 2 * (row * COLUMNS + column)

    def write(self, data):
        """Pixels, run by run: to the end of the window's row, then on in the next one."""
        end = len(data) & ~1
        self.odd = data[end:]
        step = self.address(1, 0) - self.address(0, 0)
        at = 0
        while at < end:
            count = min((end - at) // 2, self.columns[1] - self.x + 1)
            place = self.address(self.x, self.y)
            if step == 2:
                self.memory[place : place + 2 * count] = data[at : at + 2 * count]
            else:
                for i in range(at, at + 2 * count, 2):
                    self.memory[place] = data[i]
                    self.memory[place + 1] = data[i + 1]
                    place += step
            at += 2 * count
            self.x += count
            if self.x > self.columns[1]:
                self.x = self.columns[0]
                self.y = self.rows[0] if self.y == self.rows[1] else self.y + 1

    # --- the picture -------------------------------------------------------------------

    def size(self):
        """Width and height as the player sees them."""
        glass = self.glass
        if glass.turned in (90, 270):
            return glass.height, glass.width
        return glass.width, glass.height

    def row(self, y):
        """A row of what the player sees: 2 bytes a pixel, RGB565, all 0 while it is dark."""
        width = self.size()[0]
        seen = bytearray(2 * width)
        if self.asleep or not self.on:
            return seen
        glass = self.glass
        flip = 0xFF if self.inverted != glass.inverted else 0
        swap = bool(self.direction & 8) != glass.bgr
        column, row = glass.place(0, y)
        place = 2 * (row * COLUMNS + column)
        column, row = glass.place(1, y)
        step = 2 * (row * COLUMNS + column) - place
        for i in range(0, 2 * width, 2):
            high, low = self.memory[place] ^ flip, self.memory[place + 1] ^ flip
            if swap:
                pixel = high << 8 | low
                pixel = (pixel & 31) << 11 | pixel & 0x7E0 | pixel >> 11
                high, low = pixel >> 8, pixel & 255
            seen[i] = high
            seen[i + 1] = low
            place += step
        return seen
