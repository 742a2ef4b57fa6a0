"""The compact binary form of values that a table of specs declares (see rules/table.py).

Integers are varints, seven bits a byte, low bits first; where a spec allows less than 0 they
are folded first (0, -1, 1, -2 ...). One varint in front holds a bit for each
value that may be left out or is a flag. Text is its length in bytes and UTF-8.
"""

from ..rules.table import CELL, FLAG, INT, KIND, LAST_CELL, LETTERS, MANY, OPT, TEXT, WORD

MOST_SEATS = 8


class Newer(ValueError):
    """Data that a newer firmware wrote: it is kept, not read."""


def put_int(number):
    """A number from 0 on as varint bytes."""
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)
    return bytes(out)


def get_int(data, at):
    """The varint at a place in data, as `(number, place after it)`; ValueError if cut short."""
    number = shift = 0
    while at < len(data) and shift < 64:
        byte = data[at]
        at += 1
        number |= (byte & 127) << shift
        if byte < 128:
            return number, at
        shift += 7
    raise ValueError("a number is cut short")


def encode(specs, values):
    """The bytes of some values, one for each spec, None where one is left out."""
    mask = bit = 0
    body = b""
    for spec, value in zip(specs, values):
        kind = spec[1]
        if kind & OPT or kind & KIND == FLAG:
            if value is not None and value is not False:
                mask |= 1 << bit
            bit += 1
            if value is None:
                continue
        if kind & KIND != FLAG:
            body += _put(spec, value)
    return (put_int(mask) if bit else b"") + body


def decode(specs, data, at=0):
    """`(values, place after them)`; ValueError where the bytes do not fit the specs."""
    flags = [spec for spec in specs if spec[1] & OPT or spec[1] & KIND == FLAG]
    mask = 0
    if flags:
        mask, at = get_int(data, at)
        if mask >> len(flags):
            raise Newer("an unknown flag")
    values = []
    for spec in specs:
        kind = spec[1]
        there = 1
        if kind & OPT or kind & KIND == FLAG:
            there = mask & 1
            mask >>= 1
        value = None
        if kind & KIND == FLAG:
            value = there == 1
        elif there:
            value, at = _get(spec, data, at)
        values.append(value)
    return values, at


def _put(spec, value):
    if spec[1] & MANY:
        return put_int(len(value)) + b"".join([_put_one(spec, item) for item in value])
    return _put_one(spec, value)


def _get(spec, data, at):
    if not spec[1] & MANY:
        return _get_one(spec, data, at)
    count, at = get_int(data, at)
    if count > len(data) - at:  # each takes a byte at least
        raise ValueError("a list is cut short")
    items = []
    for _ in range(count):
        item, at = _get_one(spec, data, at)
        items.append(item)
    return items, at


def _put_one(spec, value):
    kind = spec[1] & KIND
    if kind in (TEXT, LETTERS):
        text = value.encode()
        return put_int(len(text)) + text
    if kind == INT and spec[2] < 0:
        value = value * 2 if value >= 0 else -value * 2 - 1
    return put_int(value)


def _get_one(spec, data, at):
    kind = spec[1] & KIND
    number, at = get_int(data, at)
    if kind in (TEXT, LETTERS):
        if at + number > len(data):
            raise ValueError("text is cut short")
        text = bytes(data[at : at + number]).decode()
        if len(text) > spec[-1]:
            raise ValueError("text is too long")
        if kind == LETTERS and [letter for letter in text if letter not in spec[2]]:
            raise ValueError("%s has unknown letters" % spec[0])
        return text, at + number
    low, high = 0, MOST_SEATS - 1
    if kind == INT:
        low, high = spec[2], spec[3]
        if low < 0:
            number = number // 2 if number % 2 == 0 else -(number // 2) - 1
    elif kind == WORD:
        high = len(spec[2]) - 1
    elif kind == CELL:
        high = LAST_CELL
    if not low <= number <= high:
        raise ValueError("%s is out of range" % spec[0])
    return number, at
