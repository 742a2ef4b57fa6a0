"""Fixed-width bitmap fonts, read from the .ckf files in `cubekeeper/fonts`.

The handheld has little memory, so only ASCII of the small font is kept there; any other glyph
is read from the file when a text first needs it. `cubekeeper_host.fonts` builds the files and
describes them.
"""

import struct

from cubekeeper.hal.pixels import MONO_HLSB, FrameBuffer

HEADER = "<4sBBH"
HEADER_SIZE = 8
RANGE = "<3H"
RANGE_SIZE = 6
MAGIC = b"CKF\x01"

STAND_IN = 0
FIRST_ASCII, LAST_ASCII = 0x20, 0x7E
KEPT_GLYPHS = 1 + LAST_ASCII - FIRST_ASCII + 1  # the stand-in comes first
CACHED_GLYPHS = 32
LARGEST_KEPT = 8  # bytes of a glyph: of larger fonts few are shown, and ASCII is not kept


class Font:
    """A font by the name of its file; `width` is also the advance of every code point, in pixels.

    Raises OSError where the file is missing, ValueError where it is no font or is cut short.
    """

    def __init__(self, name):
        folder = __file__.replace("\\", "/").rsplit("/", 2)[0]
        self.path = folder + "/fonts/" + name + ".ckf"
        with open(self.path, "rb") as file:
            self._read(file)
        self._cached = None  # glyphs side by side, made once: the heap stays in one piece
        self._codes = [None] * CACHED_GLYPHS  # whose they are
        self._next = 0  # the place of the oldest
        self._cell = bytearray(self._glyph_size)
        self._picture = FrameBuffer(self._cell, self.width, self.height, MONO_HLSB)

    def _read(self, file):
        header = file.read(HEADER_SIZE)
        if header[:4] != MAGIC or len(header) < HEADER_SIZE:
            raise ValueError(self.path + " is no CKF 1 font; install the firmware again")
        _, self.width, self.height, ranges = struct.unpack(HEADER, header)
        self._glyph_size = (self.width + 7) // 8 * self.height
        self._ranges = file.read(ranges * RANGE_SIZE)
        self._ready = self._glyph_size <= LARGEST_KEPT
        kept = KEPT_GLYPHS if self._ready else 1
        self._kept = memoryview(file.read(kept * self._glyph_size))
        first, last, number = struct.unpack_from(RANGE, self._ranges, (ranges - 1) * RANGE_SIZE)
        if file.seek(0, 2) != self._offset(number + last - first + 1):
            raise ValueError(self.path + " is cut short or too long; install the firmware again")

    def _offset(self, number):
        """Where in the file a glyph begins."""
        return HEADER_SIZE + len(self._ranges) + number * self._glyph_size

    def glyph(self, code):
        """The picture (a MONO_HLSB FrameBuffer) of a code point, good until the next call.

        A code point the font does not have gives the stand-in, a box; this never raises.
        """
        if self._ready and FIRST_ASCII <= code <= LAST_ASCII:
            at = (code - FIRST_ASCII + 1) * self._glyph_size
            self._cell[:] = self._kept[at : at + self._glyph_size]
        else:
            self._cell[:] = self._other(code)
        return self._picture

    def _keep(self, number):
        return self._kept[number * self._glyph_size : (number + 1) * self._glyph_size]

    def _other(self, code):
        """The rows of a glyph that is not kept, from the cache or the file."""
        size = self._glyph_size
        if code in self._codes:
            at = self._codes.index(code) * size
            return self._cached[at : at + size]
        number = self._number(code)
        if number == STAND_IN:
            return self._keep(STAND_IN)
        try:
            if self._cached is None:
                self._cached = memoryview(bytearray(CACHED_GLYPHS * size))
            place = self._next
            rows = self._cached[place * size : (place + 1) * size]
            self._codes[place] = None  # while its rows are neither one's nor the other's
            with open(self.path, "rb") as file:
                file.seek(self._offset(number))
                if file.readinto(rows) < size:
                    return self._keep(STAND_IN)
        except OSError:  # A letter that cannot be read must not stop a game.
            return self._keep(STAND_IN)
        self._codes[place] = code
        self._next = (place + 1) % CACHED_GLYPHS
        return rows

    def _number(self, code):
        """The number of a code point's glyph, STAND_IN if there is none."""
        low, high = 0, len(self._ranges) // RANGE_SIZE
        while low < high:
            middle = (low + high) // 2
            first, last, number = struct.unpack_from(RANGE, self._ranges, middle * RANGE_SIZE)
            if code < first:
                high = middle
            elif code > last:
                low = middle + 1
            else:
                return number + code - first
        return STAND_IN


_loaded = {}


def load(name):
    """A font by the name of its file; each is in memory once."""
    if name not in _loaded:
        _loaded[name] = Font(name)
    return _loaded[name]
