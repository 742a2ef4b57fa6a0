"""A board: what its buttons act as, and the compiled file that its settings are read from.

A compiled board file is b"CKB" and its form's version as a digit, the settings that fields.py
declares in the form of game/codec.py, and the CRC-32 of all that in 4 bytes, low byte first.
"""

from binascii import crc32

from ..borrow import forget
from ..game import codec
from ..rules.table import FLAG, KIND, WORD

# What each button of a scheme acts as, in the order of the board's button pins.
BUTTONS = {
    "six": ("up", "down", "left", "right", "ok", "back"),
    "joystick": ("up", "down", "left", "right", "ok", "ok", "back", "up", "down"),
    "four": ("prev", "next", "ok", "back"),
    "three": ("prev", "next", "ok"),
    "two": ("next", "ok"),
    "encoder": ("prev", "next", "ok"),  # a turn to the left, to the right, a push
}

_NUMBERS = ("depth", "rotation")  # words that stand for a number
_MAGIC = b"CKB"


class Board:
    """Named settings, an attribute each as fields.py declares them; None where one is left out.

    A WORD is the word itself, but `depth` and `rotation` are numbers. `scheme` is the one of
    ui/buttons.py that the buttons are used by.
    """

    depth = 1
    buttons = "six"
    scheme = "six"


def scheme(buttons):
    """The scheme of ui/buttons.py that suits these buttons: "six" or "three"."""
    return "six" if "left" in BUTTONS[buttons] else "three"


def pack(values):
    """A compiled board file's bytes; a value for each of fields.FIELDS, a WORD as its index."""
    from .fields import FIELDS, FIRST, FORMS

    version = FIRST + len(FORMS) - 1
    data = _MAGIC + b"%d" % version + codec.encode(FIELDS, values)
    return data + crc32(data).to_bytes(4, "little")


def unpack(data):
    """The Board in a compiled file's bytes; ValueError says what is wrong with them.

    A setting that an older form did not have is as one that is left out.
    """
    from .fields import FIELDS, FIRST, FORMS

    known = data[:3] == _MAGIC and data[3:4].isdigit()
    form = int(data[3:4]) - FIRST if known else -1
    if form < 0:
        raise ValueError("not a compiled board file")
    if form >= len(FORMS):
        raise codec.Newer("made for a newer cubekeeper (CKB%d)" % (FIRST + form))
    body = data[:-4]
    if crc32(body).to_bytes(4, "little") != data[-4:]:
        raise ValueError("damaged: the checksum does not fit")
    values, end = codec.decode(FORMS[form], body, 4)
    if end != len(body):
        raise ValueError("%d bytes too long" % (len(body) - end))
    board = Board()
    for spec in FIELDS:
        setattr(board, spec[0], False if spec[1] & KIND == FLAG else None)
    for spec, value in zip(FORMS[form], values):
        if value is not None and spec[1] & KIND == WORD:
            value = int(spec[2][value]) if spec[0] in _NUMBERS else spec[2][value]
        setattr(board, spec[0], value)
    board.scheme = scheme(board.buttons)
    return board


def read(path):
    """The Board in a compiled file; ValueError names the file and what is wrong with it."""
    with open(path, "rb") as file:
        data = file.read()
    try:
        return unpack(data)
    except ValueError as error:
        raise ValueError("%s: %s; compile the board again" % (path, error))
    finally:
        forget("hal.fields")  # 7 KB in the 64-bit VM
