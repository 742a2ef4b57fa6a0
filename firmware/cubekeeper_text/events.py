"""Events as the words of a record. What they mean comes from the rule modules' tables alone."""

from cubekeeper.game.play import LONGEST_NAME, REDO, UNDO
from cubekeeper.rules.table import (
    CELL,
    FLAG,
    INT,
    KEY,
    KIND,
    LETTERS,
    MANY,
    OPT,
    SEAT,
    TEXT,
    WORD,
    Refused,
    cell,
    coordinates,
)

from .words import BLANKS, Word, WordError, control, number, place_of, quote, shown

TAKING_BACK = (("undo", UNDO), ("redo", REDO))
_FARTHEST = 31  # a coordinate: the most that the number of a place has room for


def value_of(spec, word, names):
    """What a word stands for where a spec is asked; WordError says what would be right."""
    kind = spec[1] & KIND
    text = word.text
    if kind == SEAT:
        return seat_of(word, names)
    if kind == WORD and not word.seat and text in spec[2]:
        return spec[2].index(text)
    if kind == INT and not word.seat:
        value = number(text)
        if value is not None and spec[2] <= value <= spec[3]:
            return value
    if kind == TEXT and not word.seat and 0 < len(text) <= spec[2]:
        return text
    if kind == CELL and not word.seat:
        place = place_of(text)
        if place and max(place) <= _FARTHEST:
            return cell(*place)
    if kind == LETTERS and 0 < len(text) <= spec[3] and not text.strip(spec[2]):
        return text
    raise WordError("%s is %s, not '%s'" % (spec[0], wanted(spec), shown(text)))


def seat_of(word, names):
    """The seat, from 0, that a name or `#1` stands for."""
    if word.seat:
        seat = number(word.text[1:]) or 0
        if 1 <= seat <= len(names):
            return seat - 1
        raise WordError("no seat %s: seats are #1 to #%d" % (shown(word.text), len(names)))
    if word.text in names:
        return names.index(word.text)
    players = ", ".join([shown(name) for name in names])
    raise WordError("no player '%s': the players are %s" % (shown(word.text), players))


def wanted(spec):
    """What a spec asks for, in words."""
    kind = spec[1] & KIND
    if kind == INT:
        return "a number from %d to %d" % (spec[2], spec[3])
    if kind == WORD:
        words = spec[2]
        if len(words) > 8:
            return "one of %s to %s" % (words[0], words[-1])
        return "one of " + ", ".join(words) if len(words) > 1 else words[0]
    if kind == LETTERS:
        letters = " ".join(list(spec[2]))
        return "1 to %d of the letters %s, such as %s" % (spec[3], letters, spec[2])
    if kind == TEXT:
        return "a text of 1 to %d characters" % spec[2]
    if kind == CELL:
        return "a place like 3,4 (column and row from 0) or 3,4,0 in 3D"
    return "a player's name or seat, like #1"


def check_name(word, names):
    """A new player's name; WordError when it can't be one."""
    name = word.text
    said = shown(name)
    if word.seat or name[:1] == "#":
        raise WordError("a name does not begin with #, as '%s' does" % said)
    if not 1 <= len(name) <= LONGEST_NAME:
        known = (LONGEST_NAME, said, len(name))
        raise WordError("a name has 1 to %d characters, '%s' %d" % known)
    if [char for char in name if control(char)]:
        raise WordError("a name has no control characters, as '%s' does" % said)
    if name != name.strip(BLANKS):
        raise WordError("a name has no blank at either end, as '%s' does" % said)
    if name in names:
        raise WordError("the name '%s' is taken: names are unique" % said)
    return name


def form(name, specs):
    """How an event or option is written: `supers PLAYER COUNT`, `feed [CELL]`."""
    parts = [name]
    for spec in specs:
        label = spec[0].upper()
        if spec[1] & KIND == FLAG:
            label = "[%s]" % spec[0]
        elif spec[1] & KEY:
            label = "%s=%s" % (spec[0], label[0])
        elif spec[1] & KIND == WORD and len(spec[2]) <= 5:
            label = "|".join(spec[2])
        if spec[1] & MANY:
            label += " ..."
        if spec[1] & OPT:
            label = "[%s]" % label
        parts.append(label)
    return " ".join(parts)


def event_of(rules, words, names, find):
    """The event that a line's words say in a game. WordError says what would be right.

    What a card says is filled in: `find(name)` gives it, None where there is none.
    """
    name = words[0].text
    for said, event in TAKING_BACK:
        if name == said:
            if len(words) > 1:
                raise WordError("one word too many: '%s'; write: %s" % (shown(words[1].text), name))
            return event
    known = [row[0] for row in rules.EVENTS]
    if name not in known:
        events = ", ".join(known + [said for said, _ in TAKING_BACK])
        raise WordError("no event '%s'; events are: %s" % (shown(name), events))
    place = known.index(name)
    specs = rules.EVENTS[place][2]
    try:
        event = (place,) + tuple(_values(specs, words[1:], names))
        return tuple(rules.complete(event, find))
    except (WordError, Refused) as error:
        raise WordError("%s; write: %s" % (error, form(name, specs)))


def _values(specs, words, names):
    """A value for each spec from an event's words after its name."""
    keyed, plain = _sorted_out(specs, words)
    values = []
    for spec in specs:
        if spec[1] & KIND == FLAG:
            values.append(spec[0] in keyed)
        elif spec[1] & KEY:
            values.append(value_of(spec, keyed[spec[0]], names) if spec[0] in keyed else None)
        elif spec[1] & MANY:
            values.append([value_of(spec, word, names) for word in plain])
            plain = []
        else:
            values.append(value_of(spec, plain.pop(0), names) if plain else None)
        if values[-1] in (None, []) and not spec[1] & OPT:
            raise WordError("%s is missing: %s" % (spec[0], wanted(spec)))
    if plain:
        raise WordError("one word too many: '%s' (quote what has blanks)" % shown(plain[0].text))
    return values


def _sorted_out(specs, words):
    """The words that say which argument they are, by its name, and the others in order."""
    keyed = {}
    plain = []
    for word in words:
        key, equals, text = word.text.partition("=")
        named = False
        for spec in specs:
            if spec[0] == key:
                flag = spec[1] & KIND == FLAG
                named = not word.seat and (flag and not equals or spec[1] & KEY and equals)
                break
        if not named:
            plain.append(word)
        elif key in keyed:
            raise WordError("%s is said twice" % key)
        else:
            keyed[key] = Word(text)
    return keyed, plain


def event_text(rules, event, names):
    """An event as its line in a record."""
    for said, known in TAKING_BACK:
        if event == known:
            return said
    name, _, specs, _ = rules.EVENTS[event[0]]
    words = [name]
    for spec, value in zip(specs, event[1:]):
        if spec[1] & KIND == FLAG:
            words += [spec[0]] if value else []
        elif value is not None:
            for item in value if spec[1] & MANY else [value]:
                text = quote(value_text(spec, item, names))
                words.append("%s=%s" % (spec[0], text) if spec[1] & KEY else text)
    return " ".join(words)


def value_text(spec, value, names):
    """A value as the word that stands for it."""
    kind = spec[1] & KIND
    if kind == SEAT:
        return str(names[value])
    if kind == CELL:
        return ",".join([str(part) for part in coordinates(value)])
    return str(spec[2][value]) if kind == WORD else str(value)
