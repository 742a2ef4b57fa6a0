"""The card catalogue of Cubyria: the form of a card, and reading cards from a compiled file.

A compiled file is b"CKK", the format version, the number of cards (2 bytes), the offset of each
card and of the end of the last (3 bytes each), the cards in the form of game/codec.py, ascending
by name, and the CRC-32 of all that (4 bytes). Numbers are low byte first.
"""

from binascii import crc32

from ..rules.table import INT, OPT, TEXT, WORD
from . import codec
from .journal import checksum

# A bit each, the first is 1: Art, Death, Luxury, Magic, Security, serVants, sPirit, Water.
AFFINITIES = "ADLMSVPW"
ROOM, ROOF = range(2)

CARD = (
    ("name", TEXT, 40),
    ("kind", WORD, ("room", "roof")),
    ("bpv", INT | OPT, 0, 99),
    ("affinities", INT | OPT, 0, 255),
    ("floors", INT | OPT, 0, 15),  # those a Room likes: 1, 2, 4, and 8 for the fourth and above
    ("per_space", INT | OPT, 0, 99),  # points for each empty space beneath
    ("note", TEXT | OPT, 80),
)

MOST = 255  # cards in a file: the place of one fits a byte
MAGIC = b"CKK"
VERSION = 1
BUILTIN = __file__.replace("\\", "/").rsplit("/", 2)[0] + "/cards/cubyria.ckc"

_HEAD = len(MAGIC) + 3
_OFFSET = 3
_LONGEST = 512  # bytes of a card: more than two full texts in UTF-8 need
_BLOCK = 256
_SOUND = 0x2144DF1C  # the CRC-32 of anything that ends with its own CRC-32


def pack(cards):
    """The compiled file of some cards, each a sequence of values as CARD has them.

    Names must differ. ValueError when there are too many.
    """
    if len(cards) > MOST:
        raise ValueError("%d cards: at most %d are possible" % (len(cards), MOST))
    packed = [codec.encode(CARD, card) for card in sorted(cards, key=lambda card: card[0])]
    offset = _HEAD + _OFFSET * (len(packed) + 1)
    out = MAGIC + bytes((VERSION, len(packed), 0)) + offset.to_bytes(_OFFSET, "little")
    for data in packed:
        offset += len(data)
        out += offset.to_bytes(_OFFSET, "little")
    out += b"".join(packed)
    return out + checksum(out)


class Catalogue:
    """The cards of a compiled file by place, from 0, in code point order of their names.

    Only offsets and kinds are kept in memory. Opening checks all of the file: ValueError (Newer
    for a newer format) names it and what is wrong. Each method that gives a name or a card reads
    the file again, and raises OSError when it is gone.
    """

    def __init__(self, path):
        self._path = path
        try:
            with open(path, "rb") as file:
                self._offsets = _offsets(file)
                self._kinds = self._kinds_in(file)
        except codec.Newer as error:
            raise codec.Newer("%s: %s; install the newer firmware" % (path, error))
        except ValueError as error:
            raise ValueError("%s: %s; compile the cards again" % (path, error))

    def __len__(self):
        return len(self._kinds)

    def card(self, place):
        """The card at a place, a list of values as CARD has them, None where one is unknown."""
        with open(self._path, "rb") as file:
            return self._read(file, place)

    def name(self, place):
        """The name of the card at a place."""
        return self.card(place)[0]

    def find(self, name):
        """The card of a name, None if there is none."""
        low, high = 0, len(self)
        while low < high:
            middle = (low + high) // 2
            card = self.card(middle)
            if card[0] == name:
                return card
            if card[0] < name:
                low = middle + 1
            else:
                high = middle
        return None

    def of_kind(self, kind):
        """The places of all Rooms (0) or all Roofs (1), as bytes."""
        return bytes([place for place in range(len(self)) if self._kinds[place] == kind])

    def _read(self, file, place):
        start = _offset(self._offsets, place)
        size = _offset(self._offsets, place + 1) - start
        if not 0 < size <= _LONGEST:
            raise ValueError("card %d has %d bytes" % (place, size))
        file.seek(start)
        card, end = codec.decode(CARD, file.read(size))
        if end != size:
            raise ValueError("card %d is too long" % place)
        return card

    def _kinds_in(self, file):
        """The kind of each card; ValueError unless every card is sound and stands in order."""
        kinds = bytearray(len(self._offsets) // _OFFSET - 1)
        last = ""
        for place in range(len(kinds)):
            card = self._read(file, place)
            if card[0] <= last:
                raise ValueError("card %d is out of order" % place)
            last = card[0]
            kinds[place] = card[1]
        return kinds


def _offset(offsets, place):
    at = place * _OFFSET
    return offsets[at] | offsets[at + 1] << 8 | offsets[at + 2] << 16


def _offsets(file):
    """The table of offsets of a file that is a whole catalogue, else ValueError."""
    head = file.read(_HEAD)
    if len(head) < _HEAD or head[: len(MAGIC)] != MAGIC:
        raise ValueError("not a compiled card catalogue")
    if head[len(MAGIC)] != VERSION:
        raise codec.Newer("catalogue format %d, this firmware reads %d" % (head[3], VERSION))
    if _crc(file) != _SOUND:
        raise ValueError("damaged: the checksum does not fit")
    count = head[4] | head[5] << 8
    size = file.seek(0, 2)
    file.seek(_HEAD)
    offsets = file.read(_OFFSET * (min(count, MOST) + 1))
    if count > MOST or len(offsets) != _OFFSET * (count + 1):
        raise ValueError("%d cards do not fit" % count)
    if _offset(offsets, 0) != _HEAD + len(offsets) or _offset(offsets, count) + 4 != size:
        raise ValueError("the cards are not where they should be")
    return offsets


def _crc(file):
    """The CRC-32 of a file, read in small blocks."""
    block = bytearray(_BLOCK)
    view = memoryview(block)
    crc = 0
    file.seek(0)
    while True:
        size = file.readinto(block)
        if not size:
            return crc
        crc = crc32(view[:size], crc)
