r"""The mirror protocol, the board's side: a display and buttons over a stream of text lines.

All lines are printable ASCII and end with "\n", so that they can share a stream with a REPL.

Host to board, one command a line:

    +BUTTON  -BUTTON     a button goes down, comes up (names: see board.py)
    t MS                 stream clock: let this many milliseconds pass
    d DAY                stream clock: the day it is, like 20261231
    r HEX                stream entropy: these bytes come next
    b PERCENT            a simulator's battery is that full, from now on
    h                    send the header and the whole picture again
    k                    the host is still there: a real board, which sends nothing until a host
                         has sent `h`, stops when none came for 5 s
    q                    leave

Board to host; each line ends with " *" and the CRC-32 of all before in 8 hex digits:

    @h 1 WIDTH HEIGHT DEPTH PALETTE SCHEME
                         header: protocol version, size in pixels, bits a pixel, the colours
                         as RGB in hex, the button scheme
    @f X Y W H BASE64    a rectangle of the picture: rows from the top, each padded to whole
                         bytes, leftmost pixel in the highest bits
    @w BASE64            the words on the screen as lines of text, UTF-8
    @s                   the picture is complete
    @t TICK              stream clock: what `t` asked for has passed; the tick it is now
    @k                   the answer to `k`

A line that does not begin with @ is other output of the board, and not part of the protocol.
"""

from binascii import b2a_base64, crc32, unhexlify

from ..ui.palette import PALETTE
from .changes import make_changes

VERSION = 1
LONGEST = 200  # bytes in a host's line
LAST_DAY = 99991231
FULL = 100  # percent
LONGEST_WAIT = 1 << 28  # ms; well within what two ticks can differ

EDGE, WAIT, RANDOM, REFRESH, LEAVE, DAY, KEEP, BATTERY = range(8)

_BAND = 192  # bytes of the picture in one line: small enough for a small heap


class Lines:
    """Cuts a stream of bytes into lines; a line that is too long is dropped."""

    def __init__(self):
        self._part = bytearray()

    def feed(self, data):
        """The lines that these bytes complete, without their ends."""
        lines = []
        for byte in data:
            if byte == 10:
                if len(self._part) <= LONGEST:
                    lines.append(bytes(self._part))
                self._part = bytearray()
            elif byte != 13 and len(self._part) <= LONGEST:
                self._part.append(byte)
        return lines


def command(line, buttons):
    """`(kind, value)` of a host's line, None if it is no command.

    EDGE comes with `(index into buttons, is_down)`, WAIT with ms, RANDOM with bytes, DAY and
    BATTERY with a number.
    """
    for byte in line:
        if not 32 <= byte < 127:
            return None
    text = line.decode()
    if text == "h":
        return REFRESH, None
    if text == "q":
        return LEAVE, None
    if text == "k":
        return KEEP, None
    if text[:1] in ("+", "-") and text[1:] in buttons:
        return EDGE, (buttons.index(text[1:]), text[0] == "+")
    if text[:2] == "t ":
        return _number(WAIT, text[2:], LONGEST_WAIT)
    if text[:2] == "d ":
        return _number(DAY, text[2:], LAST_DAY)
    if text[:2] == "b ":
        return _number(BATTERY, text[2:], FULL)
    if text[:2] == "r ":
        return _random(text[2:])
    return None


def _number(kind, text, most):
    if not text.isdigit() or int(text) > most:
        return None
    return kind, int(text)


def _random(text):
    try:
        return RANDOM, unhexlify(text)
    except ValueError:
        return None


def header(board, palette):
    """The header line of a board; `palette` is three bytes a colour."""
    colours = "".join(["%02x" % byte for byte in palette[: 3 << board.depth]])
    size = (VERSION, board.width, board.height, board.depth, colours, board.buttons)
    return _sealed("@h %d %d %d %d %s %s" % size)


def words(lines):
    """The line that tells the words on the screen."""
    return _sealed("@w " + _base64("\n".join(lines).encode()))


def complete():
    """The line after the last rectangle of a picture."""
    return _sealed("@s")


def reached(now):
    """The answer to `t`."""
    return _sealed("@t %d" % now)


def hears():
    """The answer to `k`."""
    return _sealed("@k")


def rectangles(canvas, area):
    """The lines for an area of a canvas, `(x, y, width, height)` in pixels from a whole byte on."""
    x, row, width, rows = area
    column = x * canvas.depth // 8
    columns = (width * canvas.depth + 7) // 8
    stride = len(canvas.buffer) // canvas.height
    most = max(1, _BAND // columns)
    for top in range(row, row + rows, most):
        data = bytearray()
        height = min(most, row + rows - top)
        for y in range(top, top + height):
            data += canvas.buffer[y * stride + column : y * stride + column + columns]
        yield _sealed("@f %d %d %d %d %s" % (x, top, width, height, _base64(data)))


class Sender:
    """Sends a board's pictures to a host, each as what has changed since the one before."""

    def __init__(self, board, write):
        """`write` takes the text; `begin` comes before the first picture."""
        self._board = board
        self._write = write

    def begin(self):
        """Send the header, after which the host has a blank picture and no words."""
        self._changes = None
        self._words = None
        self._write(header(self._board, PALETTE))

    def show(self, canvas):
        if self._changes is None:
            self._changes = make_changes(canvas)
        changed = False
        for area in self._changes.areas(canvas):
            changed = True
            for line in rectangles(canvas, area):
                self._write(line)
        lines = canvas.lines()
        if lines != self._words:
            self._write(words(lines))
            self._words = lines
        elif not changed:
            return
        self._write(complete())


def _base64(data):
    return b2a_base64(data)[:-1].decode()


def _sealed(text):
    return "%s *%08x\n" % (text, crc32(text.encode()))
