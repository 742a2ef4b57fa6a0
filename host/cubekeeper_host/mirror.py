"""The mirror protocol, the host's side: from a board's lines to the picture on its screen.

The protocol is written down in the firmware's hal/mirror.py.
"""

import re
from base64 import b64decode
from binascii import crc32
from collections.abc import Callable
from dataclasses import dataclass, field

from cubekeeper.hal.mirror import VERSION
from cubekeeper_host.errors import CliError

_LONGEST = 1 << 20  # bytes; what runs on without a line's end is not the protocol
_LARGEST = 4096  # pixels a side
_SEALED = re.compile(rb" \*[0-9a-f]{8}\r*$")  # how a line of the protocol ends

Rectangle = tuple[int, int, int, int, list[int]]


@dataclass
class Screen:
    """What a board's display shows.

    `palette` has an (r, g, b) for each colour number, `pixels` a colour number for each pixel,
    row by row, `lines` are the words on the screen, `frames` counts the pictures shown.
    """

    width: int
    height: int
    depth: int
    palette: list[tuple[int, int, int]]
    scheme: str
    pixels: bytearray = field(init=False)
    lines: list[str] = field(default_factory=list)
    frames: int = 0

    def __post_init__(self) -> None:
        self.pixels = bytearray(self.width * self.height)


class Decoder:
    """Takes a board's output as it comes and keeps its `screen` (None before the first picture).

    `tick` is the last answer to `t`, `answers` their count, `sound` the count of all sound lines.
    `unfinished` is what has come of a line whose end has not. `lost` turns True when a line of the
    protocol came damaged, and False with the picture after the next header: ask for it with `h`.
    """

    def __init__(self, other_output: Callable[[bytes], None] = lambda line: None) -> None:
        """`other_output` gets every line (with its end) that is not, or not quite, protocol."""
        self.screen: Screen | None = None
        self.tick = 0
        self.answers = 0
        self.sound = 0
        self.lost = False
        self._other_output = other_output
        self._part = b""
        self._fresh: Screen | None = None  # blank, from a header whose picture is yet to come
        self._rectangles: list[Rectangle] = []
        self._words: list[str] | None = None

    def feed(self, data: bytes) -> None:
        """Take some more bytes. CliError only for a board of another protocol version."""
        *lines, self._part = (self._part + data).split(b"\n")
        for line in lines:
            self._line(line)
        if len(self._part) > _LONGEST:
            self.finish()

    def finish(self) -> None:
        """No more is to come: what there is of a last line is other output."""
        if self._part:
            self._other_output(self._part)
        self._part = b""

    @property
    def unfinished(self) -> bytes:
        return self._part

    def _line(self, line: bytes) -> None:
        if not line.startswith(b"@") and not _SEALED.search(line):
            self._other_output(line + b"\n")
            return
        try:
            other, text = _parted(line)
            self._message(text.decode("ascii").split(" "))
            self.sound += 1
        except ValueError:
            self.lost = True
            other = line + b"\n"
        if other:
            self._other_output(other)

    def _message(self, words: list[str]) -> None:
        """Obey a sound line; ValueError when it makes no sense."""
        match words:
            case ["@h", version, *rest]:
                self._header(version, rest)
            case ["@f", x, y, width, height, data]:
                self._rectangle(int(x), int(y), int(width), int(height), _bytes(data))
            case ["@w", data]:
                self._words = _bytes(data).decode().split("\n")
            case ["@s"]:
                self._complete()
            case ["@t", tick]:
                self.tick = int(tick)
                self.answers += 1
            case ["@k"]:
                pass
            case _:
                raise ValueError("unknown line")

    def _header(self, version: str, words: list[str]) -> None:
        if version != str(VERSION):
            raise CliError(
                f"the board speaks version {version} of the mirror protocol and this host "
                f"version {VERSION}: bring the older of the two up to date"
            )
        width, height, depth = (int(word) for word in words[:3])
        colours, scheme = words[3:]
        rgb = bytes.fromhex(colours)
        sound = 0 < width <= _LARGEST and 0 < height <= _LARGEST and depth in (1, 4)
        if not sound or len(rgb) != 3 << depth:
            raise ValueError("impossible header")
        palette = [(rgb[i], rgb[i + 1], rgb[i + 2]) for i in range(0, len(rgb), 3)]
        frames = self.screen.frames if self.screen else 0
        self._fresh = Screen(width, height, depth, palette, scheme, frames=frames)
        self._rectangles = []
        self._words = None

    def _rectangle(self, x: int, y: int, width: int, height: int, data: bytes) -> None:
        screen = self._known_screen()
        stride = (width * screen.depth + 7) // 8
        inside = min(x, y) >= 0 and x + width <= screen.width and y + height <= screen.height
        if not inside or min(width, height) < 1 or len(data) != stride * height:
            raise ValueError("impossible rectangle")
        self._rectangles.append((x, y, width, height, _unpack(data, width, stride, screen.depth)))

    def _complete(self) -> None:
        """Show everything since the last complete picture at once, so that nothing tears."""
        screen = self._known_screen()
        if self._fresh:
            self.screen, self._fresh = self._fresh, None
            self.lost = False
        for x, y, width, height, pixels in self._rectangles:
            for row in range(height):
                start = (y + row) * screen.width + x
                screen.pixels[start : start + width] = bytes(
                    pixels[row * width : (row + 1) * width]
                )
        if self._words is not None:
            screen.lines = [line for line in self._words if line]
        self._rectangles = []
        self._words = None
        screen.frames += 1

    def _known_screen(self) -> Screen:
        screen = self._fresh or self.screen
        if screen is None:
            raise ValueError("a picture before the header")
        return screen


def _parted(line: bytes) -> tuple[bytes, bytes]:
    """A line's other output and its message: a print without an end may stand before it.

    ValueError when the message is damaged. No message has an @ but at its beginning.
    """
    body, _, check = line.rstrip(b"\r").rpartition(b" *")
    at = body.rfind(b"@")
    if at < 0 or b"%08x" % crc32(body[at:]) != check:
        raise ValueError("damaged line")
    return body[:at], body[at:]


def _bytes(data: str) -> bytes:
    return b64decode(data, validate=True)


def _unpack(data: bytes, width: int, stride: int, depth: int) -> list[int]:
    """A colour number for each pixel of rows that are padded to whole bytes."""
    mask = (1 << depth) - 1
    shifts = range(8 - depth, -1, -depth)
    pixels: list[int] = []
    for start in range(0, len(data), stride):
        row = [byte >> shift & mask for byte in data[start : start + stride] for shift in shifts]
        pixels += row[:width]
    return pixels
