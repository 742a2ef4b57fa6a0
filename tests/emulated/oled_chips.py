"""Emulated OLED controllers, SSD1306 and SH1106, and the glass each one drives.

From the data sheets "SSD1306" (Solomon Systech, Rev 1.1, April 2008; the charge pump from the
application note in Rev 1.5) and "SH1106" (Sino Wealth, V2.3). Sections are named where they count.
What a data sheet does not allow, or does not have, is Misuse.
"""

from wires import Misuse, noise

COMS = 64
PAGES = 8


class Glass:
    """A module's glass: how its pixels are wired to the controller's segments and commons.

    `left` is the segment of the leftmost column as the maker means it to be seen, from where
    they count down; `left_up` has them count up, as on a module that is read in a mirror. Row 0
    is wired to the last common. `alternative`: rows lie alternately on the chip's two sides
    (SSD1306 10.1.18). `turned`: the module is built in upside down.
    """

    def __init__(self, width, height, left, left_up=False, alternative=True, turned=False):
        self.width = width
        self.height = height
        self.left = left
        self.left_up = left_up
        self.alternative = alternative
        self.turned = turned

    def wires(self, x, y):
        """The segment and the common of the pixel that the player sees at (x, y)."""
        if self.turned:
            x, y = self.width - 1 - x, self.height - 1 - y
        return self.left + x if self.left_up else self.left - x, self.height - 1 - y


class OledChip:
    """What the two controllers have in common."""

    SEGMENTS = 128
    # The commands that take values, and how many.
    VALUES = {0x81: 1, 0xA8: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1}

    def __init__(self, glass):
        self.glass = glass
        self.memory = [noise(self.SEGMENTS, page + 1) for page in range(PAGES)]
        self.reset()

    def reset(self, level=0):
        """As after a low level on the reset pin (SSD1306 8.5); the memory is kept."""
        if level:
            return
        self.on = False
        self.pump = False
        self.inverse = False
        self.all_on = False
        self.contrast = 0x7F
        self.start_line = 0
        self.offset = 0
        self.rows = COMS  # the multiplex ratio
        self.segments_back = False
        self.scan_back = False
        self.alternative = True
        self.page = 0
        self.column = 0
        self.parts = []  # of a command whose values are not all there yet
        self.damaged = False  # the transfer of those parts was cut off

    # --- the interface -----------------------------------------------------------------

    def receive(self, data):
        """A transfer on I2C: control bytes say what follows (SSD1306 8.1.5.2)."""
        at = 0
        while at < len(data):
            control = data[at]
            if control & 0x3F:
                raise Misuse(f"control byte {control:#04x}")
            end = at + 2 if control & 0x80 else len(data)
            if control & 0x40:
                self.data(data[at + 1 : end])
            else:
                for byte in data[at + 1 : end]:
                    self.command(byte)
            at = end

    def cut_off(self):
        """The transfer broke off: what comes next may be taken for a missing value."""
        self.damaged = bool(self.parts)

    def command(self, byte):
        self.parts.append(byte)
        if len(self.parts) > self.VALUES.get(self.parts[0], 0):
            code, values, damaged = self.parts[0], self.parts[1:], self.damaged
            self.parts = []
            self.damaged = False
            if damaged:
                return  # a value out of nowhere: the driver has to set it again anyway
            if not self.execute(code, values):
                raise Misuse(f"command {code:#04x} {values}")

    def data(self, data):
        if self.parts:
            raise Misuse(f"data in place of a value of command {self.parts[0]:#04x}")
        for byte in data:
            if self.column >= self.SEGMENTS:
                raise Misuse("data beyond the last column")
            # The memory is kept by segments: a re-map changes only what is written from then on
            # (SSD1306 10.1.8).
            back = self.segments_back
            segment = self.SEGMENTS - 1 - self.column if back else self.column
            self.memory[self.page][segment] = byte
            self.advance()

    def advance(self):
        self.column += 1

    # --- commands (SSD1306 table 9-1; SH1106 "Commands", 1 to 25) ----------------------

    def execute(self, code, values):
        """Do a command; False when there is no such command, or not with these values."""
        value = values[0] if values else 0
        if code < 0x10:
            self.column = self.column & 0xF0 | code
        elif code < 0x20:
            self.column = self.column & 0x0F | (code & 15) << 4
        elif 0x40 <= code < 0x80:
            self.start_line = code & 63
        elif code == 0x81:
            self.contrast = value
        elif code in (0xA0, 0xA1):
            self.segments_back = code == 0xA1
        elif code in (0xA4, 0xA5):
            self.all_on = code == 0xA5
        elif code in (0xA6, 0xA7):
            self.inverse = code == 0xA7
        elif code == 0xA8:
            self.rows = value + 1
            return 15 <= value < 64
        elif code in (0xAE, 0xAF):
            self.on = code == 0xAF
        elif 0xB0 <= code < 0xB8:
            self.page = code & 7
        elif code in (0xC0, 0xC8):
            self.scan_back = code == 0xC8
        elif code == 0xD3:
            self.offset = value
            return value < 64
        elif code == 0xD9:
            return bool(value & 15) and bool(value >> 4)  # 0 clocks are invalid
        elif code == 0xDA:
            self.alternative = bool(value & 0x10)
            return value in (0x02, 0x12)  # no left/right re-map, which no module here needs
        else:
            return code in (0xD5, 0xDB, 0xE3)
        return True

    # --- the picture -------------------------------------------------------------------

    def line(self, common):
        """The memory's line that a common shows, None for one that is not driven.

        SSD1306 tables 10-1 (C0h) and 10-2 (C8h): multiplex ratio, display offset, start line.
        """
        row = (self.rows - 1 - common if self.scan_back else common) + self.offset
        row %= COMS
        return (row + self.start_line) % COMS if row < self.rows else None

    def row(self, y):
        """A row of what the player sees: a byte a pixel, 1 for light."""
        if self.alternative != self.glass.alternative:
            raise Misuse("the glass' commons are wired the other way (DAh)")
        seen = bytearray(self.glass.width)
        if not (self.on and self.pump):
            return seen
        for x in range(self.glass.width):
            segment, common = self.glass.wires(x, y)
            line = self.line(common)
            if line is None:
                continue
            lit = bool(self.memory[line // 8][segment] >> line % 8 & 1)
            seen[x] = 1 if self.all_on or lit != self.inverse else 0
        return seen


class Ssd1306Chip(OledChip):
    """128 x 64; three ways of addressing (10.1.3), a window for two of them (10.1.4, 10.1.5)."""

    VALUES = dict(OledChip.VALUES)
    VALUES.update({0x20: 1, 0x21: 2, 0x22: 2, 0x8D: 1})

    def reset(self, level=0):
        super().reset(level)
        if level == 0:
            self.mode = 2
            self.columns = (0, 127)
            self.pages = (0, 7)

    def execute(self, code, values):
        if code == 0x20:
            self.mode = values[0]
            return self.mode < 3
        if code in (0x21, 0x22):
            return self.set_window(code == 0x21, values[0], values[1])
        if code == 0x8D:  # application note 2.1.1
            self.pump = values[0] == 0x14
            return values[0] in (0x10, 0x14)
        if self.mode != 2 and (code < 0x20 or 0xB0 <= code < 0xB8):
            return False  # only for page addressing (10.1.1, 10.1.2, 10.1.13)
        if code == 0xDB:
            return values[0] in (0x00, 0x20, 0x30)
        return super().execute(code, values)

    def set_window(self, of_columns, first, last):
        """False where the window does not fit, or in the mode that has none."""
        if self.mode == 2 or not first <= last < (128 if of_columns else 8):
            return False
        if of_columns:
            self.columns = (first, last)
            self.column = first
        else:
            self.pages = (first, last)
            self.page = first
        return True

    def advance(self):
        if self.mode == 2:
            self.column = (self.column + 1) % 128  # figure 10-1: the page stays
        elif self.mode == 0:
            self.column = self.next(self.column, self.columns)
            if self.column == self.columns[0]:
                self.page = self.next(self.page, self.pages)
        else:
            self.page = self.next(self.page, self.pages)
            if self.page == self.pages[0]:
                self.column = self.next(self.column, self.columns)

    def next(self, at, window):
        return window[0] if at == window[1] else at + 1


class Sh1106Chip(OledChip):
    """132 x 64, page addressing only; the charge pump has commands of its own (4, 11)."""

    SEGMENTS = 132
    VALUES = dict(OledChip.VALUES)
    VALUES.update({0xAD: 1})

    def execute(self, code, values):
        if code == 0xAD:
            self.pump = values[0] == 0x8B
            return values[0] in (0x8A, 0x8B)
        if 0x30 <= code < 0x34:
            return True  # the pump's voltage
        return super().execute(code, values)
