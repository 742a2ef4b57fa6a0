"""The append-only journal of one game: every payload survives what is saved after it.

A journal is two files that begin alike. Records are added to its tail, which stays so small that
littlefs keeps it in the folder itself: to add there costs a few bytes, where the end of a larger
file costs a block erased. A record that finds no room goes to the main file, after all those of
the tail, in one write; the next one begins the tail anew. So a tail may still hold what the main
file has; the numbers tell.

A record holds payloads that count together or not at all: the length of what follows but the
CRC, the number of its first payload (varints), each payload after its length, and the CRC-32 of
all that, low byte first. A write that a power cut tore is never mended in place: the reader steps
over it to the next whole record, and the next append takes the number that the torn one had. A
number left out means a loss in the middle; nothing after it is used. A number that comes again
with the same payload was moved, or its append failed after it had written.
"""

from binascii import crc32

from .codec import Newer, get_int, put_int

MAGIC = b"CKJ"
VERSION = 3
READABLE = (2, 3)  # 3 may tell more of a game than 2: when it began, and times
HEAD = MAGIC + bytes((VERSION,))
LONGEST = 4000  # bytes between a record's length and its CRC
TAIL = 128  # bytes of a tail: what littlefs keeps in the folder with the usual 4 * 32 of cache


def frame(number, payloads):
    """A record as the bytes to append; a payload's number is its place in the journal, from 0."""
    inner = put_int(number)
    for payload in payloads:
        inner += put_int(len(payload)) + payload
    if len(inner) > LONGEST:
        raise ValueError("a record of %d bytes" % len(inner))
    body = put_int(len(inner)) + inner
    return body + checksum(body)


def checksum(body):
    """The CRC-32 of some bytes, as four bytes."""
    crc = crc32(body)
    return bytes((crc & 255, crc >> 8 & 255, crc >> 16 & 255, crc >> 24 & 255))


def unframe(data, at):
    """The record at a place as `(number, payloads, place after it)`; None if none is whole."""
    payloads = []
    try:
        length, begin = get_int(data, at)
        end = begin + length
        if length > LONGEST or data[end : end + 4] != checksum(data[at:end]):
            return None
        number, begin = get_int(data, begin)
        while begin < end:
            length, begin = get_int(data, begin)
            payloads.append(data[begin : begin + length])
            begin += length
    except ValueError:
        return None
    return (number, payloads, end + 4) if begin == end else None


def records(data, tail=b""):
    """`(payloads, torn, lost)` of a main file and its tail.

    `torn` counts the bytes of a torn record at the end, `lost` those after a gap or of a damaged
    head. ValueError when
    the main file is no journal at all, Newer when firmware of another version wrote either.
    """
    found = []
    torn, lost = _collect(data, found)
    if HEAD.startswith(tail):  # nothing, or a power cut came as it began
        return found, torn, lost
    count = len(found)
    try:
        torn_there, lost_there = _collect(tail, found)
    except Newer:
        raise
    except ValueError:
        torn_there, lost_there = 0, len(tail)
    if len(found) > count:
        torn = 0  # the tail has what was torn
    return found, torn + torn_there, lost + lost_there


def _collect(data, found):
    """Add a file's payloads to those found before it; `(torn, lost)` as `records` has them."""
    lost = 0
    if data[: len(MAGIC)] != MAGIC or len(data) < len(HEAD):
        if unframe(data, len(HEAD)) is None:
            raise ValueError("not a journal")
        lost = len(HEAD)  # only that is damaged
    elif data[len(MAGIC)] not in READABLE:
        raise Newer("journal format %d, this firmware reads %d" % (data[len(MAGIC)], VERSION))
    torn = 0
    at = len(HEAD)
    while at < len(data):
        record = unframe(data, at)
        if record is None:
            at += 1
            torn += 1
            continue
        number, payloads, end = record
        again = found[number : number + len(payloads)]
        if number > len(found) or payloads[: len(again)] != again:
            return torn, len(data) - at
        found += payloads[len(again) :]
        torn = 0  # what was torn before has been written anew
        at = end
    return torn, lost


class Journal:
    """The journal in two files of a store; an append is durable when it returns."""

    def __init__(self, store, name, tail_name, count=0, tail=b""):
        """`count` payloads stand in it already; `tail` is what the tail holds, as bytes."""
        self.store = store
        self.name = name
        self.tail_name = tail_name
        self.count = count
        self._tail = tail[len(HEAD) :]  # its records; after a power cut some were moved already

    def append(self, *batches):
        """Add payloads, a record for each list of them, in one write.

        OSError when the store can't take it: then none counts.
        """
        count = self.count
        data = b""
        for payloads in batches:
            data += frame(count, payloads)
            count += len(payloads)
        if not data:
            return
        if not self.count:  # replacing what an append that failed may have left
            self.store.write(self.name, HEAD + data)
        elif len(HEAD) + len(self._tail) + len(data) > TAIL:
            self.store.append(self.name, self._tail + data)
            self._tail = b""
        else:
            if self._tail:
                self.store.append(self.tail_name, data)
            else:  # whatever stands there, the main file has it too
                self.store.write(self.tail_name, HEAD + data)
            self._tail += data
        self.count = count

    def settle(self):
        """Move all of the tail to the main file, and take it away. OSError when that fails."""
        if self._tail:
            self.store.append(self.name, self._tail)
            self._tail = b""
        self.store.remove(self.tail_name)
