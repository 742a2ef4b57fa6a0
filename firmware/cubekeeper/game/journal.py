"""The append-only journal of one game: every record survives what follows it.

A record is its payload's length and its number in the file (varints), the payload, and the
CRC-32 of all that, low byte first. A write that a power cut tore is never mended in place:
the reader steps over it to the next whole record, and the next append takes the number that
the torn one had. A number left out means a loss in the middle; nothing after it is used.
A number that comes again with the same payload is an append that failed after it had written.
"""

from binascii import crc32

from .codec import Newer, get_int, put_int

MAGIC = b"CKJ"
VERSION = 1
_HEAD = MAGIC + bytes((VERSION,))
LONGEST = 600  # bytes of a payload: more than eight names of any letters need


def frame(number, payload):
    """A record as the bytes to append; its number is its place in the file, from 0."""
    if len(payload) > LONGEST:
        raise ValueError("a record of %d bytes" % len(payload))
    body = put_int(len(payload)) + put_int(number) + payload
    return body + checksum(body)


def checksum(body):
    """The CRC-32 of some bytes, as four bytes."""
    crc = crc32(body)
    return bytes((crc & 255, crc >> 8 & 255, crc >> 16 & 255, crc >> 24 & 255))


def unframe(data, at):
    """The record at a place as `(number, payload, place after it)`; None if none is whole."""
    try:
        length, body = get_int(data, at)
        number, body = get_int(data, body)
    except ValueError:
        return None
    end = body + length
    if length > LONGEST or data[end : end + 4] != checksum(data[at:end]):
        return None
    return number, data[body:end], end + 4


def records(data):
    """`(payloads, torn, lost)`: bytes of a torn record at the end, bytes after a gap.

    ValueError when it is no journal at all, Newer when a newer firmware wrote it.
    """
    if data[: len(MAGIC)] != MAGIC or len(data) < len(_HEAD):
        raise ValueError("not a journal")
    if data[len(MAGIC)] != VERSION:
        raise Newer("journal format %d, this firmware reads %d" % (data[len(MAGIC)], VERSION))
    found = []
    torn = 0
    at = len(_HEAD)
    while at < len(data):
        record = unframe(data, at)
        if record is None:
            at += 1
            torn += 1
            continue
        number, payload, end = record
        if number == len(found):
            found.append(payload)
        elif number > len(found) or payload != found[number]:
            return found, torn, len(data) - at
        torn = 0  # what was torn before has been written anew
        at = end
    return found, torn, 0


class Journal:
    """The journal in one file of a store; an append is durable when it returns."""

    def __init__(self, store, name, count=0):
        """`count` records stand in the file already."""
        self.store = store
        self.name = name
        self.count = count

    def append(self, *payloads):
        """Add records in one write. OSError when the store can't take it: then none counts."""
        data = b"" if self.count else _HEAD
        for place, payload in enumerate(payloads):
            data += frame(self.count + place, payload)
        if payloads:
            self.store.append(self.name, data)
            self.count += len(payloads)
