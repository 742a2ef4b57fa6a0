"""A small value kept in two alternating files, so that one whole copy always stands.

Each file is magic, format version, sequence number and length (varints), the value and a
CRC-32. The newest whole one counts; saving overwrites the other.
"""

from .codec import get_int, put_int
from .journal import checksum

MAGIC = b"CKS"
VERSION = 1
_HEAD = MAGIC + bytes((VERSION,))
ENDS = (".a", ".b")


def _read(data):
    """`(sequence number, value)` of a slot's bytes; None if they are not whole or not ours."""
    if data[: len(_HEAD)] != _HEAD or data[-4:] != checksum(data[:-4]):
        return None
    number, at = get_int(data, len(_HEAD))
    length, at = get_int(data, at)
    if at + length + 4 != len(data):
        return None
    return number, data[at:-4]


def load(store, name):
    """`(value, number, bad)`: value None when no slot is whole, bad the other files' names.

    An empty file is where a power cut came as it was written; it is bad when that was not all.
    """
    best, newest, bad, empty = None, 0, [], []
    for end in ENDS:
        try:
            data = store.read(name + end)
        except OSError:
            data = b"?"  # the flash refuses, or it is no file
        if data is None:
            continue
        slot = _read(data)
        if not data:
            empty.append(name + end)
        elif slot is None:
            bad.append(name + end)
        elif best is None or slot[0] > newest:
            newest, best = slot
    if best is None and len(bad + empty) == len(ENDS):
        bad = sorted(bad + empty)
    return best, newest, bad


def save(store, name, value, number):
    """Write a value as the given sequence number, one more than the newest. OSError if not."""
    body = _HEAD + put_int(number) + put_int(len(value)) + value
    store.write(name + ENDS[number % 2], body + checksum(body))
