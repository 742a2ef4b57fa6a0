"""Where a picture differs from the one before: a few areas that hold every pixel that does.

What is known of the picture before is a copy where that is small. Of a large picture it is a
checksum for each band of rows, and where in the band it was not black: 0.5 KB for 240 x 240 pixels,
of which a copy would take 28 KB.
"""

import struct
from binascii import crc32

MOST_COPIED = 2048  # bytes of a picture

_MARK = "<IHH"  # a band's checksum, and its first and last byte of a row that are not black
_MARK_SIZE = 8


def make_changes(canvas):
    """The changes of a canvas (see ui/canvas.py), of which a blank picture is known.

    Their `areas(canvas)` yields `(x, y, width, height)` in pixels, and knows the new picture once
    it has yielded all. Areas end at whole bytes of a row, and at every eighth row or fourth.
    """
    return Copied(canvas) if len(canvas.buffer) <= MOST_COPIED else Summed(canvas)


class Copied:
    """The changes since a copy: bands of 8 rows, as the OLEDs' controllers have them."""

    BAND = 8

    def __init__(self, canvas):
        self._known = bytearray(len(canvas.buffer))

    def areas(self, canvas):
        known, buffer = memoryview(self._known), memoryview(canvas.buffer)
        stride = len(buffer) // canvas.height
        for start, end in _bands(canvas, self.BAND):
            if known[start:end] == buffer[start:end]:
                continue
            # Whole rows as numbers: a few steps of the VM for a row, not some for each byte.
            differing = 0
            for at in range(start, end, stride):
                row = int.from_bytes(buffer[at : at + stride], "big")
                differing |= row ^ int.from_bytes(known[at : at + stride], "big")
            rest = differing.to_bytes(stride, "big").lstrip(b"\0")
            while rest:
                columns = rest.find(b"\0")  # 8 pixels that are the same are worth two areas
                if columns < 0:
                    columns = len(rest)
                first = stride - len(rest)
                yield _area(canvas, start, end, first, first + columns)
                rest = rest[columns:].lstrip(b"\0")
            known[start:end] = buffer[start:end]


class Summed:
    """The changes since a picture of which there are checksums only: a changed band is sent from
    the first byte of its rows that is not black, or was not, to the last.
    """

    BAND = 4

    def __init__(self, canvas):
        self._stride = len(canvas.buffer) // canvas.height
        bands = (canvas.height + self.BAND - 1) // self.BAND
        self._known = bytearray(_MARK_SIZE * bands)
        for at in range(0, len(self._known), _MARK_SIZE):
            struct.pack_into(_MARK, self._known, at, 0, self._stride, 0)

    def areas(self, canvas):
        known, buffer = self._known, memoryview(canvas.buffer)
        at = 0
        for start, end in _bands(canvas, self.BAND):
            band = buffer[start:end]
            total = crc32(band)
            was_total, was_first, was_last = struct.unpack_from(_MARK, known, at)
            if total != was_total:
                first, last = _extent(band, self._stride)
                if max(last, was_last):
                    yield _area(canvas, start, end, min(first, was_first), max(last, was_last))
                struct.pack_into(_MARK, known, at, total, first, last)
            at += _MARK_SIZE


def _bands(canvas, rows):
    """The first byte and the end of each band of so many rows."""
    stride = len(canvas.buffer) // canvas.height
    for start in range(0, len(canvas.buffer), rows * stride):
        yield start, min(start + rows * stride, len(canvas.buffer))


def _area(canvas, start, end, first, last):
    """The area of bytes `first` to `last` of the rows between two places in the buffer."""
    stride = len(canvas.buffer) // canvas.height
    pixels = 8 // canvas.depth  # in a byte
    x = first * pixels
    width = min(last * pixels, canvas.width) - x
    return x, start // stride, width, (end - start) // stride


def _extent(band, stride):
    """The first byte of a row that is not black in all of a band's rows, and the end of the last.

    For a black band the first is after all others.
    """
    seen = 0
    for at in range(0, len(band), stride):
        seen |= int.from_bytes(band[at : at + stride], "big")
    row = seen.to_bytes(stride, "big")
    return stride - len(row.lstrip(b"\0")), len(row.rstrip(b"\0"))
