"""The words of a record's line: splitting, quoting, numbers, and text fit for a message."""

BLANKS = " \t"
_DIGITS = "0123456789"
_LONGEST_NUMBER = 18  # digits: nothing in a game is near that
_LONGEST_SHOWN = 40  # characters of a word in a message
_QUOTED = " '\"\\"  # characters that need quotes around a word
_ESCAPED = '$`"\\'  # characters before which a backslash counts within double quotes
_SHORT = {"\t": "\\t", "\n": "\\n", "\r": "\\r"}
# What one can't see or would take for a blank: Unicode's control and format characters,
# surrogates, private use and separators, from the first to the last of each row.
_UNSEEN = (
    (0x0, 0x20), (0x7F, 0xA0), (0xAD, 0xAD), (0x600, 0x605), (0x61C, 0x61C), (0x6DD, 0x6DD),
    (0x70F, 0x70F), (0x890, 0x891), (0x8E2, 0x8E2), (0x1680, 0x1680), (0x180E, 0x180E),
    (0x2000, 0x200F), (0x2028, 0x202F), (0x205F, 0x206F), (0x3000, 0x3000), (0xD800, 0xF8FF),
    (0xFEFF, 0xFEFF), (0xFFF9, 0xFFFB), (0x110BD, 0x110BD), (0x110CD, 0x110CD),
    (0x13430, 0x1343F), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0001, 0xE007F),
    (0xF0000, 0x10FFFF),
)  # fmt: skip


class WordError(ValueError):
    """Words that do not say what they should; the message has no line number yet."""


class Word:
    """A word of a line; `seat` is set for an unquoted `#1`, which names a seat."""

    def __init__(self, text, seat=False):
        self.text = text
        self.seat = seat


def unseen(char):
    """Whether one can't see a character, or would take it for a blank."""
    code = ord(char)
    for first, last in _UNSEEN:
        if code <= last:
            return code >= first
    return False


def control(char):
    """Whether a character is a control character."""
    return ord(char) < 0x20 or 0x7F <= ord(char) < 0xA0


def shown(text):
    """Any text, fit to stand in one line of a message: escaped, and cut when long."""
    cut = text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 3] + "..."
    return "".join([_escape(char) if char != " " and unseen(char) else char for char in cut])


def _escape(char):
    code = ord(char)
    if char in _SHORT:
        return _SHORT[char]
    return (
        "\\x%02x" % code if code < 256 else "\\u%04x" % code if code < 65536 else "\\U%08x" % code
    )


def split(line):
    """A line's words, and the line without comment and outer blanks. WordError if unclosed."""
    chars = list(line)  # in MicroPython a place in text that is not ASCII takes long to find
    words = []
    at = 0
    end = len(chars)
    while at < end:
        if chars[at] in BLANKS:
            at += 1
        elif chars[at] == "#":
            after = _digits(chars, at + 1)
            if not words or after == at + 1 or after < end and chars[after] not in BLANKS:
                end = at  # a comment
                break
            words.append(Word("".join(chars[at:after]), True))
            at = after
        else:
            text, at = _word(chars, at)
            words.append(Word(text))
    return words, "".join(chars[:end]).strip(BLANKS)


def _digits(chars, at):
    """Where the digits end that begin at a place."""
    while at < len(chars) and chars[at] in _DIGITS:
        at += 1
    return at


def _word(chars, at):
    """The word that begins here, quotes taken off as a POSIX shell does, and where it ends."""
    parts = []
    while at < len(chars) and chars[at] not in BLANKS:
        char = chars[at]
        at += 1
        if char == "\\":
            if at == len(chars):
                raise WordError("a backslash at the end of the line: one event a line")
            parts.append(chars[at])
            at += 1
        elif char == "'" or char == '"':
            at = _in_quotes(chars, at, char, parts)
        else:
            parts.append(char)
    return "".join(parts), at


def _in_quotes(chars, at, mark, parts):
    """Add what stands in quotes to some parts; the place after them."""
    while at < len(chars):
        char = chars[at]
        at += 1
        if char == mark:
            return at
        if char == "\\" and mark == '"' and at < len(chars) and chars[at] in _ESCAPED:
            char = chars[at]
            at += 1
        parts.append(char)
    raise WordError("an unclosed quote: close it with " + mark)


def quote(text):
    """A word as it is written in a record, in quotes where it needs them."""
    if text and text[0] != "#" and not [c for c in text if c in _QUOTED or unseen(c)]:
        return text
    return '"' + "".join(["\\" + c if c in _ESCAPED else c for c in text]) + '"'


def number(text):
    """A number as records write it; None for anything else. Absurd ones come out absurd."""
    digits = text[1:] if text[:1] == "-" else text
    if not digits or digits.strip(_DIGITS):
        return None
    digits = digits.lstrip("0")[-_LONGEST_NUMBER - 1 :] or "0"
    return -int(digits) if text[:1] == "-" else int(digits)


def place_of(text):
    """The coordinates that a text such as 3,4 or 3,4,0 says, as a list; None for any other."""
    parts = text.split(",")
    found = [number(part) for part in parts if part[:1] != "-"]
    if not 2 <= len(parts) <= 3 or len(found) < len(parts) or None in found:
        return None
    return found


def utf8_fault(data):
    """The place of the first byte that is not UTF-8, None where all are.

    MicroPython's own decoder lets some pass.
    """
    at = 0
    while at < len(data):
        after = _sequence(data, at)
        if after is None:
            return at
        at = after
    return None


# First bytes of a sequence, as (first, last, bytes that follow, limits of the first of those).
_SEQUENCES = (
    (0x00, 0x7F, 0, 0x80, 0xBF),
    (0xC2, 0xDF, 1, 0x80, 0xBF),
    (0xE0, 0xE0, 2, 0xA0, 0xBF),
    (0xE1, 0xEC, 2, 0x80, 0xBF),
    (0xED, 0xED, 2, 0x80, 0x9F),
    (0xEE, 0xEF, 2, 0x80, 0xBF),
    (0xF0, 0xF0, 3, 0x90, 0xBF),
    (0xF1, 0xF3, 3, 0x80, 0xBF),
    (0xF4, 0xF4, 3, 0x80, 0x8F),
)  # fmt: skip


def _sequence(data, at):
    """Where the UTF-8 sequence ends that begins at a place, None if it is wrong."""
    for first, last, more, low, high in _SEQUENCES:
        if first <= data[at] <= last:
            rest = data[at + 1 : at + 1 + more]
            if len(rest) < more or more and not low <= rest[0] <= high:
                return None
            return None if [byte for byte in rest if byte & 0xC0 != 0x80] else at + 1 + more
    return None
