"""FrameBuffer and two of its pixel formats in plain Python, for a board without framebuf.

The class has only what the canvas uses. It takes the same arguments, clips the same way
and gives the same bytes as `framebuf` of MicroPython 1.17 and later. In both formats a row is
padded to whole bytes and its leftmost pixel is in the highest bits. It goes byte by byte, not pixel
by pixel: here each step counts.
"""

GS4_HMSB = 2
MONO_HLSB = 3
_MASKS = {1: bytes(range(256)), 4: b"\x00\x0f\xf0\xff"}


class FrameBuffer:
    """A `width` x `height` picture kept in `buffer` (a bytearray with room for its rows)."""

    def __init__(self, buffer, width, height, format):
        self.buffer = buffer
        self.width = width
        self.height = height
        self.bits = 4 if format == GS4_HMSB else 1
        self.stride = (width * self.bits + 7) // 8
        self.count = 8 // self.bits  # pixels in a byte
        # For each choice of a byte's pixels a bit each, what of the byte they are.
        self.masks = _MASKS[self.bits]

    def pixel(self, x, y):
        """A pixel's value; nothing (None) outside the picture."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return None
        at, before = divmod(x * self.bits, 8)
        byte = self.buffer[y * self.stride + at]
        return byte >> 8 - self.bits - before & (1 << self.bits) - 1

    def _ink(self, colour):
        """A byte whose pixels all have that colour."""
        return (colour & 15) * 17 if self.bits == 4 else 255 if colour else 0

    def fill(self, colour):
        self.fill_rect(0, 0, self.width, self.height, colour)

    def fill_rect(self, x, y, w, h, colour):
        """Fill a rectangle: the bytes at a row's ends by masks, those between at once."""
        left, right = max(x, 0), min(x + w, self.width)
        if left >= right:
            return
        buffer, ink = self.buffer, self._ink(colour)
        first, before = divmod(left * self.bits, 8)
        last, after = divmod(right * self.bits - 1, 8)
        head, tail = 255 >> before, 255 << 7 - after & 255
        if first == last:
            head &= tail
        between = bytes([ink]) * (last - first - 1)
        for row in range(max(y, 0), min(y + h, self.height)):
            at, end = row * self.stride + first, row * self.stride + last
            buffer[at] = buffer[at] & ~head | ink & head
            if at < end:
                buffer[at + 1 : end] = between
                buffer[end] = buffer[end] & ~tail | ink & tail

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

    def blit(self, source, x, y, key, palette):
        """Copy a picture of MONO_HLSB here, its values looked up in the palette's top row.

        Pixels whose value after the palette is `key` are left as they are.
        """
        left, right = max(0, -x), min(source.width, self.width - x)
        if left >= right:
            return
        inside = (1 << right - left) - 1
        after = source.stride * 8 - right  # bits of a row behind the last that is copied
        end = (x + right) * self.bits
        room = -end % 8 // self.bits  # pixels of our last byte behind it
        top, bottom = max(0, -y), min(source.height, self.height - y)
        buffer, masks, count = self.buffer, self.masks, self.count
        several = len(masks) - 1
        for value in (0, 1):
            colour = palette.pixel(value, 0)
            if colour == key:
                continue
            ink = self._ink(colour)
            last = (y + top) * self.stride + (end - 1) // 8
            for row in range(top, bottom):
                at = row * source.stride
                shape = int.from_bytes(source.buffer[at : at + source.stride], "big")
                shape = ((shape if value else ~shape) >> after & inside) << room
                at = last
                while shape:
                    mask = masks[shape & several]
                    if mask:
                        buffer[at] = buffer[at] & ~mask | ink & mask
                    shape >>= count
                    at -= 1
                last += self.stride
