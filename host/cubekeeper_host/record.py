"""The text form of a game record: reads it into a setup and events, and writes it again.

The form is described in docs/record-format.md. What an event's words mean comes from the event
tables of the rule modules alone.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cubekeeper.game.play import LONGEST_NAME, REDO, UNDO
from cubekeeper.rules import GAMES, load
from cubekeeper.rules.table import (
    CARDS,
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
from cubekeeper_host import cards

VERSION = 1
BLANKS = " \t"
HEADER = ("cubekeeper", "game", "option", "player", "first")
TAKING_BACK: dict[str, "Event"] = {"undo": UNDO, "redo": REDO}
Spec = tuple[Any, ...]
Event = tuple[Any, ...]
_NUMBER = re.compile(r"-?[0-9]+")
_CELL = re.compile(r"[0-9]+(?:,[0-9]+){1,2}")
_FARTHEST = 31  # a coordinate: the most that the number of a place has room for
_SEAT = re.compile(r"#[0-9]+(?=[ \t]|\Z)")
_LONGEST_NUMBER = 18  # digits: nothing in a game is near that


class RecordError(Exception):
    """A bad record: the line it shows at (from 1), and what is wrong and would be right."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


class WordError(ValueError):
    """Words that do not say what they should; the message has no line number yet."""


@dataclass(frozen=True)
class Word:
    """A word of a line; `seat` is set for an unquoted `#1`, which names a seat."""

    text: str
    seat: bool = False


@dataclass
class Line:
    """An event line: its number, its text without comment and outer blanks, and the event."""

    number: int
    text: str
    event: Event


@dataclass
class Record:
    """A record that reads well as text; whether the rules allow it shows when it is played."""

    game: str
    options: list[Any]
    names: list[str] = field(default_factory=list)
    first: int = 0
    lines: list[Line] = field(default_factory=list)
    deck: str | None = None  # the catalogue file as the record names it


def shown(text: str) -> str:
    """Any text, fit to stand in one line of a message: escaped, and cut when long."""
    cut = text if len(text) <= 40 else text[:37] + "..."
    return "".join(
        c if c == " " or unicodedata.category(c)[0] not in "CZ" else ascii(c)[1:-1] for c in cut
    )


# --- words of a line -----------------------------------------------------------------------


def split(line: str) -> tuple[list[Word], str]:
    """A line's words, and the line without comment and outer blanks. WordError if unclosed."""
    words: list[Word] = []
    at = 0
    end = len(line)
    while at < end:
        if line[at] in BLANKS:
            at += 1
            continue
        if line[at] == "#":
            seat = _SEAT.match(line, at)
            if not seat or not words:
                end = at
                break
            words.append(Word(seat[0], seat=True))
            at = seat.end()
            continue
        text, at = _word(line, at)
        words.append(Word(text))
    return words, line[:end].strip(BLANKS)


def _word(line: str, at: int) -> tuple[str, int]:
    """The word that begins here, quotes taken off as a POSIX shell does, and where it ends."""
    parts: list[str] = []
    while at < len(line) and line[at] not in BLANKS:
        char = line[at]
        at += 1
        if char == "\\":
            if at == len(line):
                raise WordError("a backslash at the end of the line: one event a line")
            parts.append(line[at])
            at += 1
        elif char == "'":
            close = line.find("'", at)
            if close < 0:
                raise WordError("an unclosed quote: close it with '")
            parts.append(line[at:close])
            at = close + 1
        elif char == '"':
            text, at = _double_quoted(line, at)
            parts.append(text)
        else:
            parts.append(char)
    return "".join(parts), at


def _double_quoted(line: str, at: int) -> tuple[str, int]:
    parts: list[str] = []
    while at < len(line):
        char = line[at]
        at += 1
        if char == '"':
            return "".join(parts), at
        if char == "\\" and at < len(line) and line[at] in '$`"\\':
            char = line[at]
            at += 1
        parts.append(char)
    raise WordError('an unclosed quote: close it with "')


def quote(text: str) -> str:
    """A word as it is written in a record, in quotes where it needs them."""
    if re.fullmatch(r"[^\s'\"\\#][^\s'\"\\]*", text):
        return text
    return '"' + re.sub(r'([$`"\\])', r"\\\1", text) + '"'


# --- values --------------------------------------------------------------------------------


def number(text: str) -> int | None:
    """A number as records write it; None for anything else. Absurd ones come out absurd."""
    if not _NUMBER.fullmatch(text):
        return None
    digits = text.lstrip("-").lstrip("0")[-_LONGEST_NUMBER - 1 :] or "0"
    return -int(digits) if text.startswith("-") else int(digits)


def value_of(spec: Spec, word: Word, names: Sequence[str]) -> Any:
    """What a word stands for where a spec is asked; WordError says what would be right."""
    kind = spec[1] & KIND
    if kind == SEAT:
        return seat_of(word, names)
    if kind == WORD and not word.seat and word.text in spec[2]:
        return spec[2].index(word.text)
    if kind == INT and not word.seat:
        value = number(word.text)
        if value is not None and spec[2] <= value <= spec[3]:
            return value
    if kind == TEXT and not word.seat and 0 < len(word.text) <= spec[2]:
        return word.text
    if kind == CELL and not word.seat and _CELL.fullmatch(word.text):
        place = [number(part) or 0 for part in word.text.split(",")]
        if max(place) <= _FARTHEST:
            return cell(*place)
    if kind == LETTERS and 0 < len(word.text) <= spec[3] and set(word.text) <= set(spec[2]):
        return word.text
    raise WordError(f"{spec[0]} is {wanted(spec)}, not '{shown(word.text)}'")


def seat_of(word: Word, names: Sequence[str]) -> int:
    """The seat, from 0, that a name or `#1` stands for."""
    if word.seat:
        seat = number(word.text[1:]) or 0
        if 1 <= seat <= len(names):
            return seat - 1
        raise WordError(f"no seat {shown(word.text)}: seats are #1 to #{len(names)}")
    if word.text in names:
        return names.index(word.text)
    players = ", ".join(shown(name) for name in names)
    raise WordError(f"no player '{shown(word.text)}': the players are {players}")


def wanted(spec: Spec) -> str:
    """What a spec asks for, in words."""
    kind = spec[1] & KIND
    if kind == INT:
        return f"a number from {spec[2]} to {spec[3]}"
    if kind == WORD:
        words = spec[2]
        if len(words) > 8:
            return f"one of {words[0]} to {words[-1]}"
        return "one of " + ", ".join(words) if len(words) > 1 else words[0]
    if kind == LETTERS:
        return f"1 to {spec[3]} of the letters {' '.join(spec[2])}, such as {spec[2]}"
    if kind == TEXT:
        return f"a text of 1 to {spec[2]} characters"
    if kind == CELL:
        return "a place like 3,4 (column and row from 0) or 3,4,0 in 3D"
    return "a player's name or seat, like #1"


def check_name(word: Word, names: Sequence[str]) -> str:
    """A new player's name; WordError when it can't be one."""
    name = word.text
    if word.seat or name.startswith("#"):
        raise WordError(f"a name does not begin with #, as '{shown(name)}' does")
    if not 1 <= len(name) <= LONGEST_NAME:
        raise WordError(f"a name has 1 to {LONGEST_NAME} characters, '{shown(name)}' {len(name)}")
    if any(unicodedata.category(char) == "Cc" for char in name):
        raise WordError(f"a name has no control characters, as '{shown(name)}' does")
    if name != name.strip(BLANKS):
        raise WordError(f"a name has no blank at either end, as '{shown(name)}' does")
    if name in names:
        raise WordError(f"the name '{shown(name)}' is taken: names are unique")
    return name


# --- events --------------------------------------------------------------------------------


def form(name: str, specs: Sequence[Spec]) -> str:
    """How an event or option is written: `supers PLAYER COUNT`, `feed [CELL]`."""
    parts = [name]
    for spec in specs:
        label = spec[0].upper()
        if spec[1] & KIND == FLAG:
            label = f"[{spec[0]}]"
        elif spec[1] & KEY:
            label = f"{spec[0]}={label[0]}"
        elif spec[1] & KIND == WORD and len(spec[2]) <= 5:
            label = "|".join(spec[2])
        if spec[1] & MANY:
            label += " ..."
        if spec[1] & OPT:
            label = f"[{label}]"
        parts.append(label)
    return " ".join(parts)


def event_of(
    rules: Any, words: Sequence[Word], names: Sequence[str], catalogue: Mapping[str, Any]
) -> Event:
    """The event that a line's words say in a game. WordError says what would be right.

    What a card of the catalogue says is filled in.
    """
    name = words[0].text
    if name in TAKING_BACK:
        if len(words) > 1:
            raise WordError(f"one word too many: '{shown(words[1].text)}'; write: {name}")
        return TAKING_BACK[name]
    known = [row[0] for row in rules.EVENTS]
    if name not in known:
        events = ", ".join([*known, *TAKING_BACK])
        raise WordError(f"no event '{shown(name)}'; events are: {events}")
    place = known.index(name)
    specs = rules.EVENTS[place][2]
    try:
        event = (place, *_values(specs, words[1:], names))
        return tuple(rules.complete(event, catalogue.get))
    except (WordError, Refused) as error:
        raise WordError(f"{error}; write: {form(name, specs)}") from None


def _values(specs: Sequence[Spec], words: Sequence[Word], names: Sequence[str]) -> list[Any]:
    """A value for each spec from an event's words after its name."""
    keyed: dict[str, Word] = {}
    plain: list[Word] = []
    for word in words:
        key, equals, text = word.text.partition("=")
        spec = next((s for s in specs if s[0] == key), None)
        is_flag = spec is not None and spec[1] & KIND == FLAG and not equals
        is_key = spec is not None and bool(spec[1] & KEY) and bool(equals)
        if word.seat or not (is_flag or is_key):
            plain.append(word)
        elif key in keyed:
            raise WordError(f"{key} is said twice")
        else:
            keyed[key] = Word(text)
    values: list[Any] = []
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
            raise WordError(f"{spec[0]} is missing: {wanted(spec)}")
    if plain:
        raise WordError(f"one word too many: '{shown(plain[0].text)}'")
    return values


def event_text(rules: Any, event: Event, names: Sequence[str]) -> str:
    """An event as its line in a record."""
    if event in TAKING_BACK.values():
        return "undo" if event == UNDO else "redo"
    name, _, specs, _ = rules.EVENTS[event[0]]
    words = [name]
    for spec, value in zip(specs, event[1:], strict=True):
        if spec[1] & KIND == FLAG:
            words += [spec[0]] if value else []
        elif value is not None:
            for item in value if spec[1] & MANY else [value]:
                text = quote(value_text(spec, item, names))
                words.append(f"{spec[0]}={text}" if spec[1] & KEY else text)
    return " ".join(words)


def value_text(spec: Spec, value: Any, names: Sequence[str]) -> str:
    kind = spec[1] & KIND
    if kind == SEAT:
        return str(names[value])
    if kind == CELL:
        return ",".join(str(part) for part in coordinates(value))
    return str(spec[2][value]) if kind == WORD else str(value)


# --- the whole record ----------------------------------------------------------------------


def _lines(data: bytes) -> Iterator[tuple[int, list[Word], str]]:
    """The lines that say something: `(number, words, text)`. RecordError at a bad one."""
    *ended, rest = data.split(b"\n")
    for count, raw in enumerate([*(line.removesuffix(b"\r") for line in ended), rest], 1):
        try:
            line = raw.decode("utf-8")
        except UnicodeDecodeError as error:
            bad = raw[error.start]
            raise RecordError(count, f"byte 0x{bad:02x} is not UTF-8: save as UTF-8") from None
        if "\ufeff" in line:
            raise RecordError(count, "a byte order mark (U+FEFF): save as UTF-8 without it")
        if "\r" in line:
            raise RecordError(count, "a lone carriage return: end lines with LF or CRLF")
        try:
            words, text = split(line)
        except WordError as error:
            raise RecordError(count, str(error)) from None
        if words:
            yield count, words, text


class _Reader:
    """Reads a record line by line; `record` holds what was read before an error, too."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.catalogue = cards.builtin()
        self.record = Record("", [])
        self.rules: Any = None
        self.versioned = False
        self.first_said = False
        self.playing = False  # the header is complete
        self.option_lines: dict[str, list[int]] = {}

    def line(self, count: int, words: list[Word], text: str) -> None:
        try:
            if not self.playing:
                if self._header(count, words):
                    return
                self.finish(count)
            elif words[0].text in HEADER:
                raise _misplaced(words[0].text, "header lines come before the first event")
            event = event_of(self.rules, words, self.record.names, self.catalogue)
        except WordError as error:
            raise RecordError(count, str(error)) from None
        self.record.lines.append(Line(count, text, event))

    def _header(self, count: int, words: list[Word]) -> bool:
        """Read a header line; False when the line comes after the header."""
        key, given = words[0].text, words[1:]
        if not self.versioned:
            self._version(key, given)
        elif self.rules is None:
            self._game(key, given)
        elif key == "option" and not self.record.names:
            self._option(count, given)
        elif key == "player" and not self.first_said:
            self._player(given)
        elif key == "first" and self.record.names and not self.first_said:
            self._exactly(1, given, "first PLAYER")
            self.record.first = seat_of(given[0], self.record.names)
            self.first_said = True
        elif key in HEADER:
            raise _misplaced(
                key, "the header is cubekeeper, game, option lines, player lines, first"
            )
        else:
            return False
        return True

    @staticmethod
    def _exactly(count: int, given: list[Word], usage: str) -> None:
        if len(given) != count:
            raise WordError(f"write: {usage}")

    def _version(self, key: str, given: list[Word]) -> None:
        if key != "cubekeeper":
            raise WordError(f"a record begins with 'cubekeeper {VERSION}', not '{shown(key)}'")
        self._exactly(1, given, f"cubekeeper {VERSION}")
        if given[0].seat or number(given[0].text) != VERSION:
            seen = shown(given[0].text)
            raise WordError(f"record version '{seen}' is unknown: write cubekeeper {VERSION}")
        self.versioned = True

    def _game(self, key: str, given: list[Word]) -> None:
        if key != "game":
            raise WordError(f"the second line is 'game NAME', not '{shown(key)}'")
        self._exactly(1, given, "game NAME")
        names = [game[0] for game in GAMES]
        if given[0].seat or given[0].text not in names:
            raise WordError(f"no game '{shown(given[0].text)}'; games are: {', '.join(names)}")
        self.rules = load(given[0].text)
        self.record = Record(given[0].text, [None] * len(self.rules.OPTIONS))

    def _option(self, count: int, given: list[Word]) -> None:
        self._exactly(2, given, "option KEY VALUE")
        keys = [spec[0] for spec in self.rules.OPTIONS]
        key = given[0].text
        if given[0].seat or key not in keys:
            raise WordError(f"no option '{shown(key)}'; options are: {', '.join(keys)}")
        place = keys.index(key)
        spec = self.rules.OPTIONS[place]
        many = bool(spec[1] & MANY)
        if key in self.option_lines and not many:
            raise WordError(f"option {key} is said twice")
        self.option_lines.setdefault(key, []).append(count)
        if spec[1] & KIND == CARDS:
            self._deck(given[1])
            return
        value = value_of(spec, given[1], ())
        said = self.record.options[place] or []
        if many and value in said:
            raise WordError(f"option {key} {shown(given[1].text)} is said twice")
        self.record.options[place] = [*said, value] if many else value

    def _deck(self, given: Word) -> None:
        """A card catalogue, its path taken from the record's folder; `-` is none."""
        if given.seat:
            raise WordError(f"a catalogue is a file or -, not '{shown(given.text)}'")
        self.record.deck = given.text
        if given.text == "-":
            return
        try:
            self.catalogue = cards.merged(self.folder / given.text)
        except cards.CatalogueError as error:
            raise WordError(f"{shown(given.text)}:{error.line}: {error}") from None
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise WordError(f"can't read the catalogue {shown(given.text)}: {reason}") from None

    def _player(self, given: list[Word]) -> None:
        self._exactly(1, given, "player NAME")
        name = check_name(given[0], self.record.names)
        least, most = self.rules.seats(self.record.options)
        if len(self.record.names) == most:
            raise WordError(f"{self.record.game} has {least} to {most} players: one too many")
        self.record.names.append(name)

    def finish(self, count: int) -> None:
        """The header ends before this line: is it whole? RecordError where it is not."""
        if self.rules is None:
            missing = "game NAME" if self.versioned else f"cubekeeper {VERSION}"
            raise RecordError(count, f"the header is not finished: '{missing}' is missing")
        least, most = self.rules.seats(self.record.options)
        if len(self.record.names) < least:
            raise RecordError(
                count, f"{self.record.game} has {least} to {most} players: write 'player NAME'"
            )
        problem = self._misfit([self.record.options], [len(self.record.names)])
        if problem:
            raise problem
        self.rules = load(self.record.game, self.record.options)
        self.playing = True

    def earlier(self) -> RecordError | None:
        """The first option line that was wrong already, whatever else the header had said.

        For a header that ended with another error: which players, or options, were to come is
        unknown then, so an option is wrong only if none of them could have made it right.
        """
        if self.rules is None:
            return None
        options = self.record.options
        futures = [options]
        for place, spec in enumerate([] if self.record.names else self.rules.OPTIONS):
            if options[place] is None:
                futures += [options[:place] + [v] + options[place + 1 :] for v in _extremes(spec)]
        least, most = self.rules.seats(options)
        return self._misfit(futures, range(least, most + 1))

    def _misfit(self, futures: Sequence[list[Any]], counts: Sequence[int]) -> RecordError | None:
        """The first line of an option that goes with none of these options and player counts."""
        found = [_misfits(self.rules, options, seats) for options in futures for seats in counts]
        errors = []
        for place, (which, why) in found[0].items():
            said = self.option_lines.get(self.rules.OPTIONS[place][0])
            if said and all(place in other for other in found):
                errors.append(RecordError(said[which], why))
        return min(errors, key=lambda error: error.line, default=None)


def _misplaced(key: str, remedy: str) -> WordError:
    return WordError(f"'{key}' is out of place: {remedy}")


def _extremes(spec: Spec) -> Sequence[int]:
    """The values of an option that stand for all it can have."""
    kind = spec[1] & KIND
    return range(len(spec[2])) if kind == WORD else spec[2:4] if kind == INT else ()


def _misfits(rules: Any, options: Sequence[Any], seats: int) -> dict[int, tuple[int, str]]:
    """Why options do not go with the others and the number of players, by their place.

    With the reason comes which value of a list it is.
    """
    left = list(options)
    found: dict[int, tuple[int, str]] = {}
    while problem := rules.unfit(left, seats):
        place, why, *which = problem
        found[place] = (which[0] if which else 0, why)
        left[place] = None
    return found


def read(data: bytes, folder: Path) -> tuple[Record, RecordError | None]:
    """Read a record. With an error come the lines before it: the rules may refuse one first.

    `folder` is the record's own, from which it may name a catalogue. RecordError is raised when
    the header itself is bad.
    """
    reader = _Reader(folder)
    error: RecordError | None = None
    try:
        for count, words, text in _lines(data):
            reader.line(count, words, text)
        if not reader.playing:
            reader.finish(max(1, data.count(b"\n") + (not data.endswith(b"\n"))))
    except RecordError as caught:
        if not reader.playing:
            raise reader.earlier() or caught from None
        error = caught
    return reader.record, error


def write(record: Record) -> str:
    """The record as text; reading it again gives the same."""
    rules = load(record.game, record.options)
    lines = [f"cubekeeper {VERSION}", f"game {record.game}"]
    for spec, value in zip(rules.OPTIONS, record.options, strict=True):
        if spec[1] & KIND == CARDS and record.deck is not None:
            lines.append(f"option {spec[0]} {quote(record.deck)}")
        elif value is not None:
            for item in value if spec[1] & MANY else [value]:
                lines.append(f"option {spec[0]} {quote(value_text(spec, item, ()))}")
    lines += [f"player {quote(name)}" for name in record.names]
    if record.first:
        lines.append(f"first {quote(record.names[record.first])}")
    lines += [event_text(rules, line.event, record.names) for line in record.lines]
    return "\n".join(lines) + "\n"
