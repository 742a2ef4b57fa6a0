"""The settings of a board: their one declaration, and the compiled file they are read from.

A compiled board file is b"CKB1", the settings in the form of game/codec.py, and the CRC-32 of
all that in 4 bytes, low byte first.
"""

from binascii import crc32

from ..game import codec
from ..rules.table import INT, KIND, TEXT, WORD

BUTTONS = {
    "six": ("up", "down", "left", "right", "ok", "back"),
    "three": ("prev", "next", "ok"),
}

# What boards/NAME.toml says.
SETTINGS = (
    ("name", TEXT, 24),
    ("width", INT, 32, 1024),
    ("height", INT, 32, 1024),
    ("depth", WORD, ("1", "4")),
    ("display", WORD, ("mirror",)),
    ("buttons", WORD, ("six", "three")),
)

# How one run of the board is driven: by the world, or by the host's commands.
RUN = (
    ("clock", WORD, ("system", "stream")),
    ("entropy", WORD, ("system", "stream")),
    ("start", INT, 0, (1 << 30) - 1),  # the tick at which a stream clock begins
)

FIELDS = SETTINGS + RUN

_MAGIC = b"CKB1"


class Board:
    """Named settings, an attribute each as FIELDS declares them.

    A WORD is the word itself, but `depth` is a number.
    """

    depth = 1


def pack(values):
    """A compiled board file's bytes; a value for each of FIELDS, a WORD as its index."""
    data = _MAGIC + codec.encode(FIELDS, values)
    return data + crc32(data).to_bytes(4, "little")


def unpack(data):
    """The Board in a compiled file's bytes; ValueError says what is wrong with them."""
    if data[:4] != _MAGIC:
        raise ValueError("not a compiled board file of this version (CKB1)")
    body = data[:-4]
    if crc32(body).to_bytes(4, "little") != data[-4:]:
        raise ValueError("damaged: the checksum does not fit")
    values, end = codec.decode(FIELDS, body, 4)
    if end != len(body):
        raise ValueError("%d bytes too long" % (len(body) - end))
    board = Board()
    for spec, value in zip(FIELDS, values):
        setattr(board, spec[0], spec[2][value] if spec[1] & KIND == WORD else value)
    board.depth = int(board.depth)
    return board


def read(path):
    """The Board in a compiled file; ValueError names the file and what is wrong with it."""
    with open(path, "rb") as file:
        data = file.read()
    try:
        return unpack(data)
    except ValueError as error:
        raise ValueError("%s: %s; compile the board again" % (path, error))
