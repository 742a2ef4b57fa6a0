"""Build the handheld's font files (.ckf) from the X11 misc-fixed bitmap fonts (.pcf.gz).

    python -m cubekeeper_host.fonts /usr/share/fonts/X11/misc

reads the folder of the Debian package xfonts-base and writes `firmware/cubekeeper/fonts/`. The
same source fonts always give the same bytes, so the committed files can be checked by building
them again.

A .ckf file, version 1 (all numbers little-endian):

    offset  size  what
    0       3     the letters "CKF"
    3       1     format version, 1
    4       1     glyph width in pixels; every glyph has it, and it is the advance too
    5       1     glyph height in pixels
    6       2     R, the number of code point ranges
    8       6*R   a range each: first code point, last code point, glyph number of the first
                  (2 bytes each); ascending and disjoint, so a binary search finds a code point
    8+6*R   ...   the glyphs by number: `height` rows from the top, each padded to whole bytes,
                  leftmost pixel in the highest bit (the layout of framebuf's MONO_HLSB)

Glyph 0 is in no range: it is the box that stands for a code point the font does not have. The
first range is always printable ASCII (U+0020 to U+007E), so glyphs 0 to 95 can be read at once.
"""

import gzip
import struct
import sys
import zlib
from collections.abc import Iterable
from pathlib import Path

import click

FONTS = ("5x8", "6x12", "9x15", "10x20")
MAGIC = b"CKF"
VERSION = 1
PACKAGE = "xfonts-base"

ASCII = (0x20, 0x7E)
BLOCKS = (
    ASCII,
    (0xA0, 0x24F),  # Latin-1, Latin Extended-A and -B
    (0x370, 0x3FF),  # Greek
    (0x400, 0x4FF),  # Cyrillic
)
SYMBOLS = "–—‘’‚“”„•…‹›€™←↑→↓↔↕␣−≈≠≤≥■□▲▶▼◀◆○●★☆⚀⚁⚂⚃⚄⚅✓�"

# Symbols the screens need and a font lacks, drawn by hand: a row a string, # is a pixel.
DRAWN = {
    "5x8": {
        "✓": (
            ".....",
            ".....",
            "....#",
            "....#",
            "#..#.",
            "#.#..",
            ".#...",
            ".....",
        ),
        "␣": (
            ".....",
            ".....",
            ".....",
            ".....",
            "#...#",
            "#...#",
            "#####",
            ".....",
        ),
    },
}

# PCF tables, and bits of a table's format word.
METRICS, BITMAPS, ENCODINGS, BDF_ACCELERATORS = 4, 8, 32, 256
BIG_ENDIAN_NUMBERS, HIGH_BIT_LEFT, SHORT_METRICS = 4, 8, 256

Glyph = tuple[int, ...]
"""A glyph's rows from the top; in a row of `width` bits the highest bit is the leftmost pixel."""


class FontError(Exception):
    """A source font cannot be used; the text is one line that names the file and the remedy."""


class Pcf:
    """A fixed-width PCF font in memory: `width`, `height` in pixels and `glyph(code)`."""

    def __init__(self, data: bytes) -> None:
        if data[:4] != b"\x01fcp":
            raise ValueError("it does not begin like a PCF font")
        self.data = data
        (count,) = struct.unpack_from("<I", data, 4)
        entries = (struct.unpack_from("<4I", data, 8 + 16 * i) for i in range(count))
        self.tables = {kind: offset for kind, _, _, offset in entries}
        self._read_cell()
        self._read_encodings()

    def _table(self, kind: int) -> tuple[int, str, int]:
        """Format word, byte order for struct, and offset of what follows the format word."""
        if kind not in self.tables:
            raise ValueError(f"table {kind} is missing")
        offset = self.tables[kind]
        (form,) = struct.unpack_from("<I", self.data, offset)
        return form, ">" if form & BIG_ENDIAN_NUMBERS else "<", offset + 4

    def _read_cell(self) -> None:
        _, order, offset = self._table(BDF_ACCELERATORS)
        self.ascent, descent = struct.unpack_from(order + "2i", self.data, offset + 8)
        self.height: int = self.ascent + descent
        _, _, self.width, _, _ = self._metrics(0)

    def _read_encodings(self) -> None:
        _, order, offset = self._table(ENCODINGS)
        low, high, first_row, last_row, _ = struct.unpack_from(order + "5H", self.data, offset)
        columns = high - low + 1
        numbers = struct.unpack_from(
            f"{order}{columns * (last_row - first_row + 1)}H", self.data, offset + 10
        )
        self.numbers = {
            (first_row + i // columns) << 8 | (low + i % columns): number
            for i, number in enumerate(numbers)
            if number != 0xFFFF
        }

    def _metrics(self, number: int) -> tuple[int, int, int, int, int]:
        """Left and right bearing, advance, ascent and descent of a glyph, in pixels."""
        form, order, offset = self._table(METRICS)
        if form & SHORT_METRICS:
            left, right, advance, up, down = struct.unpack_from(
                "5B", self.data, offset + 2 + 5 * number
            )
            return left - 128, right - 128, advance - 128, up - 128, down - 128
        left, right, advance, up, down = struct.unpack_from(
            order + "5h", self.data, offset + 4 + 12 * number
        )
        return left, right, advance, up, down

    def glyph(self, code: int) -> Glyph | None:
        """The glyph of a code point, placed in the font's cell; None if the font has none."""
        if code not in self.numbers:
            return None
        number = self.numbers[code]
        left, right, _, up, down = self._metrics(number)
        form, order, offset = self._table(BITMAPS)
        if not form & HIGH_BIT_LEFT:
            raise ValueError("its bitmaps have the low bit on the left")
        (count,) = struct.unpack_from(order + "I", self.data, offset)
        (start,) = struct.unpack_from(order + "I", self.data, offset + 4 + 4 * number)
        bitmaps = offset + 4 + 4 * count + 16
        pad = 1 << (form & 3)
        stride = ((right - left + 7) // 8 + pad - 1) // pad * pad
        rows = [0] * self.height
        for i in range(up + down):
            at = bitmaps + start + i * stride
            bits = int.from_bytes(self.data[at : at + stride], "big")
            bits >>= 8 * stride - (right - left)
            rows[self.ascent - up + i] = bits << (self.width - left - (right - left))
        return tuple(rows)


def stand_in(width: int, height: int) -> Glyph:
    """The box shown for a code point without a glyph; a blank column parts it from the next."""
    side = 1 << (width - 1) | 1 << 1
    edge = (1 << width) - 2
    return (0, edge, *[side] * (height - 4), edge, 0)


def drawn(rows: Iterable[str]) -> Glyph:
    """The glyph of a drawing in DRAWN."""
    return tuple(int(row.replace(".", "0").replace("#", "1"), 2) for row in rows)


def covered(font: Pcf, name: str) -> dict[int, Glyph]:
    """The glyphs that go into the file, by code point."""
    codes = [code for first, last in BLOCKS for code in range(first, last + 1)]
    found = {code: font.glyph(code) for code in [*codes, *map(ord, SYMBOLS)]}
    glyphs = {code: glyph for code, glyph in found.items() if glyph is not None}
    glyphs.update({ord(char): drawn(rows) for char, rows in DRAWN.get(name, {}).items()})
    missing = [code for code in range(ASCII[0], ASCII[1] + 1) if code not in glyphs]
    if missing:
        raise ValueError(f"it has no glyph for U+{missing[0]:04X}")
    return glyphs


def ranges(codes: Iterable[int]) -> list[tuple[int, int]]:
    """Code points as ascending (first, last) runs."""
    runs: list[tuple[int, int]] = []
    for code in sorted(codes):
        if runs and runs[-1][1] == code - 1:
            runs[-1] = (runs[-1][0], code)
        else:
            runs.append((code, code))
    return runs


def pack(width: int, height: int, glyphs: dict[int, Glyph]) -> bytes:
    """The .ckf file of these glyphs."""
    runs = ranges(glyphs)
    out = bytearray(MAGIC + struct.pack("<BBBH", VERSION, width, height, len(runs)))
    number = 1
    for first, last in runs:
        out += struct.pack("<3H", first, last, number)
        number += last - first + 1
    row_bytes = (width + 7) // 8
    for glyph in [stand_in(width, height), *(glyphs[code] for code in sorted(glyphs))]:
        for row in glyph:
            out += (row << (8 * row_bytes - width)).to_bytes(row_bytes, "big")
    return bytes(out)


def build(folder: Path, name: str) -> bytes:
    """The .ckf file of one source font, FOLDER/NAME.pcf.gz; FontError if it cannot be used."""
    path = folder / f"{name}.pcf.gz"
    try:
        font = Pcf(gzip.decompress(path.read_bytes()))
        return pack(font.width, font.height, covered(font, name))
    except FileNotFoundError:
        raise FontError(
            f"{path}: not there; install the Debian package {PACKAGE} and give the folder"
            " of its fonts (/usr/share/fonts/X11/misc)"
        ) from None
    except (OSError, EOFError, ValueError, LookupError, struct.error, zlib.error) as error:
        raise FontError(
            f"{path}: not a usable PCF font ({error}); install the package {PACKAGE} again"
        ) from None


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("firmware/cubekeeper/fonts"),
    show_default=True,
    help="Where the .ckf files go.",
)
def main(folder: Path, out: Path) -> None:
    """Build the handheld's fonts from the misc-fixed PCF fonts in FOLDER."""
    try:
        files = {name: build(folder, name) for name in FONTS}
        for name, data in files.items():
            (out / f"{name}.ckf").write_bytes(data)
            click.echo(f"{out / name}.ckf: {len(data)} bytes")
    except FontError as error:
        sys.exit(str(error))
    except OSError as error:
        sys.exit(f"{out}: cannot write the fonts there ({error.strerror}); give --out FOLDER")


if __name__ == "__main__":
    main()
