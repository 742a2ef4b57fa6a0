"""Small values kept in two alternating files, so that one whole copy always stands.

Each file is magic, the format version of the values, a sequence number and a length (varints),
the values in the form of game/codec.py and a CRC-32. The newest whole one counts; saving
overwrites the other. What can't be read is renamed before anything is written in its place.
"""

from . import codec
from .codec import Newer, get_int, put_int
from .journal import checksum

MAGIC = b"CKS"
ENDS = (".a", ".b")
_VERSION = len(MAGIC)  # the place of the version's byte


class Slots:
    """Values in the two files of a name in a store.

    `values` are those of the newest whole file, None where there is none; those that an older
    version did not have are None. `trouble` says in a line what was damaged, or is None.
    """

    def __init__(self, store, name, specs, counts):
        """`counts` has how many of the specs each format version has, from version 1 on."""
        self._store = store
        self._name = name
        self._specs = specs
        self._counts = counts
        self._number = 0
        self._stuck = []  # files that can't be read, nor renamed
        self.values = None
        bad, newer, empty = [], [], []
        for end in ENDS:
            self._load(name + end, bad, newer, empty)
        if self.values is None and len(bad + empty) == len(ENDS):
            bad = sorted(bad + empty)
        told = []
        if bad:
            told.append("unreadable %s kept as %s" % (name, self._set_aside(bad)))
        if newer:
            told.append("%s of a newer firmware kept as %s" % (name, self._set_aside(newer)))
        self.trouble = "; ".join(told) or None

    def _load(self, file, bad, newer, empty):
        """Take a file's values if they are the newest yet, or add its name to one of the lists.

        An empty file is where a power cut came as it was written; it is bad when that was all.
        """
        try:
            data = self._store.read(file)
            if data is None:
                return
            if not data:
                empty.append(file)
                return
            number, values = self._unpack(data)
        except Newer:
            newer.append(file)
        except (OSError, ValueError):  # the flash refuses, or it is no file, or damaged
            bad.append(file)
        else:
            if self.values is None or number > self._number:
                self._number, self.values = number, values

    def _unpack(self, data):
        """`(sequence number, values)` of a file's bytes; ValueError if they are not whole."""
        if data[:_VERSION] != MAGIC or len(data) <= _VERSION:
            raise ValueError("not a slot")
        version = data[_VERSION]
        if version > len(self._counts):
            raise Newer("format %d" % version)
        if not version or data[-4:] != checksum(data[:-4]):
            raise ValueError("damaged")
        number, at = get_int(data, _VERSION + 1)
        length, at = get_int(data, at)
        values, end = codec.decode(self._specs[: self._counts[version - 1]], data, at)
        if end != at + length or end + 4 != len(data):
            raise ValueError("wrong length")
        return number, values + [None] * (len(self._specs) - len(values))

    def _set_aside(self, files):
        """Rename files that can't be read; where that fails they stay. The names they now have."""
        kept = []
        for file in files:
            try:
                kept.append(self._store.set_aside(file))
            except OSError:
                self._stuck.append(file)
                kept.append(file)
        return ", ".join(kept)

    def save(self, values):
        """Keep these values. OSError when the store can't take them."""
        number = self._number + 1
        file = self._name + ENDS[number % 2]
        if file in self._stuck:
            self._store.set_aside(file)
            self._stuck.remove(file)
        body = codec.encode(self._specs, values)
        body = put_int(number) + put_int(len(body)) + body
        body = MAGIC + bytes((len(self._counts),)) + body
        self._store.write(file, body + checksum(body))
        self._number = number
