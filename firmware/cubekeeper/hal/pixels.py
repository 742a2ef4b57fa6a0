"""FrameBuffer and two of its pixel formats: MicroPython's own, or the same in plain Python.

The plain class has only what the canvas uses. It takes the same arguments, clips the same way
and gives the same bytes as `framebuf` of MicroPython 1.17 and later. In both formats a row is
padded to whole bytes and its leftmost pixel is in the highest bits.
"""

try:
    from framebuf import GS4_HMSB, MONO_HLSB, FrameBuffer
except ImportError:
    GS4_HMSB = 2
    MONO_HLSB = 3

    class FrameBuffer:
        """A `width` x `height` picture kept in `buffer` (a bytearray with room for its rows)."""

        def __init__(self, buffer, width, height, format):
            self.buffer = buffer
            self.width = width
            self.height = height
            self.bits = 4 if format == GS4_HMSB else 1
            self.stride = (width * self.bits + 7) // 8

        def _value(self, colour):
            """What a pixel of that colour holds in this format."""
            return colour & 15 if self.bits == 4 else int(colour != 0)

        def pixel(self, x, y, colour=None):
            """Set a pixel, or without a colour get it; nothing (None) outside the picture."""
            if not (0 <= x < self.width and 0 <= y < self.height):
                return None
            at, before = divmod(x * self.bits, 8)
            at += y * self.stride
            shift = 8 - self.bits - before
            mask = (1 << self.bits) - 1
            if colour is None:
                return self.buffer[at] >> shift & mask
            self.buffer[at] = self.buffer[at] & ~(mask << shift) | self._value(colour) << shift
            return None

        def fill(self, colour):
            self.fill_rect(0, 0, self.width, self.height, colour)

        def fill_rect(self, x, y, w, h, colour):
            """Fill a rectangle; a row is one big number here, so that this is quick enough."""
            left, right = max(x, 0), min(x + w, self.width)
            if left >= right:
                return
            shift = self.stride * 8 - right * self.bits
            mask = (1 << (right - left) * self.bits) - 1
            ink = mask // ((1 << self.bits) - 1) * self._value(colour) << shift
            keep = ~(mask << shift)
            for row in range(max(y, 0), min(y + h, self.height)):
                at = row * self.stride
                end = at + self.stride
                bits = int.from_bytes(self.buffer[at:end], "big") & keep | ink
                self.buffer[at:end] = bits.to_bytes(self.stride, "big")

        def hline(self, x, y, w, colour):
            self.fill_rect(x, y, w, 1, colour)

        def vline(self, x, y, h, colour):
            self.fill_rect(x, y, 1, h, colour)

        def rect(self, x, y, w, h, colour):
            """An outline one pixel wide."""
            self.hline(x, y, w, colour)
            self.hline(x, y + h - 1, w, colour)
            self.vline(x, y, h, colour)
            self.vline(x + w - 1, y, h, colour)

        def blit(self, source, x, y, key=-1, palette=None):
            """Copy another picture here, its values looked up in the palette's top row if given.

            Pixels whose value (after the palette) is `key` are left as they are.
            """
            for row in range(max(0, -y), min(source.height, self.height - y)):
                for column in range(max(0, -x), min(source.width, self.width - x)):
                    value = source.pixel(column, row)
                    if palette is not None:
                        value = palette.pixel(value, 0)
                    if value != key:
                        self.pixel(x + column, y + row, value)
