"""The text form of a game record: reads it into a setup and events, and writes it again.

The form is described in docs/record-format.md.
"""

from cubekeeper.game.play import Game, unpack
from cubekeeper.rules import GAMES, load
from cubekeeper.rules.table import CARDS, INT, KIND, MANY, WORD, Refused

from .events import check_name, event_of, event_text, seat_of, value_of, value_text
from .words import WordError, control, number, quote, shown, split, utf8_fault

VERSION = 1
HEADER = ("cubekeeper", "game", "option", "player", "first")


class RecordError(Exception):
    """A bad record: the line it shows at (from 1), and what is wrong and would be right."""

    def __init__(self, line, message):
        super().__init__(message)
        self.line = line


class Line:
    """An event line: its number, its text without comment and outer blanks, and the event."""

    def __init__(self, number, text, event):
        self.number = number
        self.text = text
        self.event = event


class Record:
    """A record that reads well as text; whether the rules allow it shows when it is played.

    `deck` is the catalogue of cards as the record names it, None where it does not.
    """

    def __init__(self, game, options, names=(), first=0, lines=()):
        self.game = game
        self.options = options
        self.names = list(names)
        self.first = first
        self.lines = list(lines)
        self.deck = None


# --- reading -------------------------------------------------------------------------------


def _lines(data):
    """The lines that say something: `(number, words, text)`. RecordError at a bad one."""
    raws = data.split(b"\n")
    for at, raw in enumerate(raws):
        count = at + 1
        if at < len(raws) - 1 and raw[-1:] == b"\r":
            raw = raw[:-1]
        fault = utf8_fault(raw) if raw and max(raw) > 127 else None
        if fault is not None:
            raise RecordError(count, "byte 0x%02x is not UTF-8: save as UTF-8" % raw[fault])
        line = raw.decode()
        if "\ufeff" in line:
            raise RecordError(count, "a byte order mark (U+FEFF): save as UTF-8 without it")
        if "\r" in line:
            raise RecordError(count, "a lone carriage return: end lines with LF or CRLF")
        try:
            words, text = split(line)
        except WordError as error:
            raise RecordError(count, str(error))
        if words:
            yield count, words, text


class _Reader:
    """Reads a record line by line; `record` holds what was read before an error, too."""

    def __init__(self, cards):
        self.cards = cards
        self.find = cards(None)
        self.record = Record("", [])
        self.rules = None
        self.versioned = False
        self.first_said = False
        self.playing = False  # the header is complete
        self.option_lines = {}

    def line(self, count, words, text):
        try:
            if not self.playing:
                if self._header(count, words):
                    return
                self.finish(count)
            elif words[0].text in HEADER:
                raise _misplaced(words[0].text, "header lines come before the first event")
            event = event_of(self.rules, words, self.record.names, self.find)
        except WordError as error:
            raise RecordError(count, str(error))
        self.record.lines.append(Line(count, text, event))

    def _header(self, count, words):
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
            _exactly(1, given, "first PLAYER")
            self.record.first = seat_of(given[0], self.record.names)
            self.first_said = True
        elif key in HEADER:
            raise _misplaced(
                key, "the header is cubekeeper, game, option lines, player lines, first"
            )
        else:
            return False
        return True

    def _version(self, key, given):
        if key != "cubekeeper":
            known = (VERSION, shown(key))
            raise WordError("a record begins with 'cubekeeper %d', not '%s'" % known)
        _exactly(1, given, "cubekeeper %d" % VERSION)
        if given[0].seat or number(given[0].text) != VERSION:
            known = (shown(given[0].text), VERSION)
            raise WordError("record version '%s' is unknown: write cubekeeper %d" % known)
        self.versioned = True

    def _game(self, key, given):
        if key != "game":
            raise WordError("the second line is 'game NAME', not '%s'" % shown(key))
        _exactly(1, given, "game NAME")
        name = given[0].text
        names = [game[0] for game in GAMES]
        if given[0].seat or name not in names:
            raise WordError("no game '%s'; games are: %s" % (shown(name), ", ".join(names)))
        self.rules = load(name)
        self.record = Record(name, [None] * len(self.rules.OPTIONS))

    def _option(self, count, given):
        _exactly(2, given, "option KEY VALUE")
        keys = [spec[0] for spec in self.rules.OPTIONS]
        key = given[0].text
        if given[0].seat or key not in keys:
            raise WordError("no option '%s'; options are: %s" % (shown(key), ", ".join(keys)))
        place = keys.index(key)
        spec = self.rules.OPTIONS[place]
        many = spec[1] & MANY
        if key in self.option_lines and not many:
            raise WordError("option %s is said twice" % key)
        self.option_lines[key] = self.option_lines.get(key, []) + [count]
        if spec[1] & KIND == CARDS:
            self._deck(given[1])
            return
        value = value_of(spec, given[1], ())
        said = self.record.options[place] or []
        if many and value in said:
            raise WordError("option %s %s is said twice" % (key, shown(given[1].text)))
        self.record.options[place] = said + [value] if many else value

    def _deck(self, given):
        """The catalogue of cards that the record names; `-` is none."""
        if given.seat:
            raise WordError("a catalogue is a file or -, not '%s'" % shown(given.text))
        self.record.deck = given.text
        if given.text != "-":
            self.find = self.cards(given.text)

    def _player(self, given):
        _exactly(1, given, "player NAME")
        name = check_name(given[0], self.record.names)
        least, most = self.rules.seats(self.record.options)
        if len(self.record.names) == most:
            known = (self.record.game, least, most)
            raise WordError("%s has %d to %d players: one too many" % known)
        self.record.names.append(name)

    def finish(self, count):
        """The header ends before this line: is it whole? RecordError where it is not."""
        if self.rules is None:
            missing = "game NAME" if self.versioned else "cubekeeper %d" % VERSION
            raise RecordError(count, "the header is not finished: '%s' is missing" % missing)
        least, most = self.rules.seats(self.record.options)
        if len(self.record.names) < least:
            known = (self.record.game, least, most)
            raise RecordError(count, "%s has %d to %d players: write 'player NAME'" % known)
        problem = self._misfit([self.record.options], [len(self.record.names)])
        if problem:
            raise problem
        self.rules = load(self.record.game, self.record.options)
        self.playing = True

    def earlier(self):
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
                for value in _extremes(spec):
                    futures.append(options[:place] + [value] + options[place + 1 :])
        least, most = self.rules.seats(options)
        return self._misfit(futures, range(least, most + 1))

    def _misfit(self, futures, counts):
        """The first line of an option that goes with none of these options and player counts."""
        cases = [_misfits(self.rules, options, seats) for options in futures for seats in counts]
        first = None
        for place, spec in enumerate(self.rules.OPTIONS):
            said = self.option_lines.get(spec[0])
            if said and not [case for case in cases if place not in case]:
                which, why = cases[0][place]
                if first is None or said[which] < first.line:
                    first = RecordError(said[which], why)
        return first


def _exactly(count, given, usage):
    if len(given) != count:
        hint = " (quote what has blanks)" if len(given) > count else ""
        raise WordError("write: " + usage + hint)


def _misplaced(key, remedy):
    return WordError("'%s' is out of place: %s" % (key, remedy))


def _extremes(spec):
    """The values of an option that stand for all it can have."""
    kind = spec[1] & KIND
    return range(len(spec[2])) if kind == WORD else spec[2:4] if kind == INT else ()


def _misfits(rules, options, seats):
    """Why options do not go with the others and the number of players, by their place.

    With the reason comes which value of a list it is.
    """
    left = list(options)
    found = {}
    while True:
        problem = rules.unfit(left, seats)
        if not problem:
            return found
        place, why = problem[0], problem[1]
        found[place] = (problem[2] if len(problem) > 2 else 0, why)
        left[place] = None


def read(data, cards):
    """Read a record's bytes: `(record, RecordError or None)`.

    With an error come the lines before it: the rules may refuse one first. `cards(deck)` gives
    the cards of a catalogue that the record names, None for those it need not name, as a
    function that finds one by its name; WordError where it can't be had. RecordError is raised
    when the header itself is bad.
    """
    reader = _Reader(cards)
    error = None
    try:
        for count, words, text in _lines(data):
            reader.line(count, words, text)
        if not reader.playing:
            reader.finish(max(1, data.count(b"\n") + (data[-1:] != b"\n")))
    except RecordError as caught:
        if not reader.playing:
            raise reader.earlier() or caught
        error = caught
    return reader.record, error


# --- playing -------------------------------------------------------------------------------


def game_of(record, error=None):
    """The game that a record makes; RecordError at the first line that the rules refuse.

    `error` is what `read` gave with it: it is raised where the lines before it are allowed.
    """
    game = Game(record.game, record.names, record.first, record.options)
    for line in record.lines:
        try:
            game.play(line.event)
        except Refused as refused:
            why = refusal(record, line.text, str(refused), game.rules.asks(game.state))
            raise RecordError(line.number, why)
    if error:
        raise error
    return game


def refusal(record, text, reason, asks):
    """Why a line was refused, with names for seats, and what may be said there."""
    rules = load(record.game, record.options)
    parts = reason.split("#")
    named = parts[0]
    for part in parts[1:]:
        seat = part[: len(part) - len(part.lstrip("0123456789"))]
        named += (shown(record.names[int(seat) - 1]) if seat else "#") + part[len(seat) :]
    events = ", ".join([rules.EVENTS[number][0] for number in asks])
    now = "; events now: " + events if events else ""
    return "%s: %s%s" % (shown(text), named, now)


def recorded(game, said):
    """The record of a game, from what was said in it, packed."""
    record = Record(game.rules.NAME, list(game.options), game.names, game.first)
    for packed in said:
        event = unpack(game.rules, packed, len(game.names))
        text = event_text(game.rules, event, game.names)
        record.lines.append(Line(len(record.lines) + 1, text, event))
    return record


# --- writing -------------------------------------------------------------------------------


def write(record):
    """The record as text; reading it again gives the same."""
    rules = load(record.game, record.options)
    lines = ["cubekeeper %d" % VERSION, "game " + record.game]
    for spec, value in zip(rules.OPTIONS, record.options):
        if spec[1] & KIND == CARDS and record.deck is not None:
            lines.append("option %s %s" % (spec[0], quote(record.deck)))
        elif value is not None:
            for item in value if spec[1] & MANY else [value]:
                lines.append("option %s %s" % (spec[0], quote(value_text(spec, item, ()))))
    lines += ["player " + quote(name) for name in record.names]
    if record.first:
        lines.append("first " + quote(record.names[record.first]))
    lines += [event_text(rules, line.event, record.names) for line in record.lines]
    return "\n".join(lines) + "\n"


def strange_cards(record, find):
    """The cards of a record that a catalogue, as `find(name)`, has not, or has otherwise.

    `(name, kind)` of each.
    """
    rules = load(record.game, record.options)
    strange = []
    for line in record.lines:
        event = line.event
        named = event[1] if event[0] >= 0 and len(event) > 1 else None
        if not isinstance(named, str) or named in [name for name, _ in strange]:
            continue
        try:
            same = event_of(rules, split(line.text)[0], record.names, find)
        except WordError:
            same = None
        if same != event:
            strange.append((named, rules.EVENTS[event[0]][0]))
    return strange


def catalogue(cards):
    """A catalogue of such cards as text. All but names and kinds stands in the events."""
    return "".join(['["%s"]\nkind = "%s"\n' % (_in_toml(name), kind) for name, kind in cards])


def _in_toml(name):
    """A name as it stands in quotes in TOML."""
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return "".join(["\\u%04x" % ord(char) if control(char) else char for char in escaped])
