"""A game being played: its setup, the events in force, and the state they come to.

An event is a tuple `(number, value, ...)`: its place in the game's EVENTS and a value for each
argument (None where one is left out); UNDO and REDO stand alone. Packed, it is that number
plus 2 as a varint, then the arguments as game/codec.py packs them.

A packed setup is SETUP and the options. Where something of EXTRA is known, a 0 and that stand
before them: no game has an empty name.
"""

from ..rules import GAMES, load
from ..rules.table import INT, KIND, MANY, OPT, SEAT, TEXT, WORD, Refused, copy
from . import codec
from .standings import ranks

UNDO = (-2,)
REDO = (-1,)
LONGEST_NAME = 12
# What a game begins with; the game's own options follow, each of which may be left out.
SETUP = (("game", TEXT, 20), ("names", TEXT | MANY, LONGEST_NAME), ("first", SEAT))
# What may be known of a game besides: none of it counts for the rules.
EXTRA = (
    ("day", INT | OPT, 0, 99991231),  # on which it began, like 20261231
    # Its clock, as game/turn_clock.py has it: the mode, its limit, seconds that each turn adds.
    ("clock", WORD | OPT, ("up", "turn", "bank")),
    ("limit", INT | OPT, 1, 3600),
    ("added", INT | OPT, 0, 300),
)
_EXTRA = b"\0"
TIME = b"\x7f"  # begins a journal's payload of time; no event has so high a number
_EVERY = 16  # events between two copies of the state


def option_specs(rules):
    """The specs of a game's options as a setup holds them: any may be left out."""
    return [(spec[0], spec[1] | OPT) + spec[2:] for spec in rules.OPTIONS]


def pack(rules, event):
    """An event as bytes."""
    number = event[0]
    specs = rules.EVENTS[number][2] if number >= 0 else ()
    return codec.put_int(number + 2) + codec.encode(specs, event[1:])


def unpack(rules, data, seats=codec.MOST_SEATS):
    """The event that bytes stand for in a game of some seats; ValueError if for none."""
    number, at = codec.get_int(data, 0)
    number -= 2
    if number >= len(rules.EVENTS):
        raise codec.Newer("an unknown event")
    specs = rules.EVENTS[number][2] if number >= 0 else ()
    values, at = codec.decode(specs, data, at)
    if at != len(data):
        raise ValueError("an event has %d bytes too many" % (len(data) - at))
    for spec, value in zip(specs, values):
        if spec[1] & KIND == SEAT and value is not None and value >= seats:
            raise ValueError("there is no seat %d" % (value + 1))
    return (number,) + tuple(values)


class Events:
    """Packed events, oldest first, in one piece of memory: each between two bytes of its length."""

    def __init__(self):
        self._data = bytearray()
        self._count = 0

    def __len__(self):
        return self._count

    def __iter__(self):
        at = 0
        while at < len(self._data):
            end = at + 1 + self._data[at]
            yield bytes(self._data[at + 1 : end])
            at = end + 1

    def append(self, packed):
        """Add an event of at most 255 bytes."""
        self._data.append(len(packed))
        self._data += packed
        self._data.append(len(packed))
        self._count += 1

    def newest(self, back=0):
        """The newest event, or the one that many events before it."""
        end = len(self._data)
        for _ in range(back):
            end -= self._data[end - 1] + 2
        return bytes(self._data[end - 1 - self._data[end - 1] : end - 1])

    def last(self, count):
        """The newest events as a list, oldest first."""
        found = []
        end = len(self._data)
        for _ in range(count):
            start = end - self._data[end - 1] - 1
            found.append(bytes(self._data[start : end - 1]))
            end = start - 1
        return list(reversed(found))

    def drop(self, count):
        """Take the newest events away; they are returned, oldest first."""
        dropped = self.last(count)
        size = sum([len(packed) + 2 for packed in dropped])
        self._data = self._data[: len(self._data) - size]
        self._count -= count
        return dropped


class Game:
    """One game from its setup on. `events` holds those in force, packed; `undone` the rest."""

    def __init__(self, name, names, first=0, options=None):
        """ValueError when there is no such game, or a wrong number of players."""
        rules = load(name, options)
        self.options = list(options or [None] * len(rules.OPTIONS))
        least, most = rules.seats(self.options)
        if not least <= len(names) <= most or first >= len(names):
            raise ValueError("%s has %d to %d players" % (name, least, most))
        self.rules = rules
        self.names = list(names)
        self.first = first
        self.extra = [None] * len(EXTRA)
        self.clock = None  # the keeper makes it where the extra says so
        self.events = Events()
        self.undone = Events()
        self._copies = []
        self._restart()

    def setup(self):
        """The setup as bytes; `from_setup` makes the same game of it."""
        head = b""
        if [value for value in self.extra if value is not None]:
            head = _EXTRA + codec.encode(EXTRA, self.extra)
        head += codec.encode(SETUP, (self.rules.NAME, self.names, self.first))
        return head + codec.encode(option_specs(self.rules), self.options)

    def _restart(self):
        self.state = self.rules.new(self.options, len(self.names), self.first)
        self.told = ()  # the tells of the newest event in force

    def play(self, event):
        """Play one event, UNDO and REDO included; its tells, or Refused with nothing changed."""
        if event == UNDO:
            return self._undo()
        if event == REDO:
            return self._redo()
        tells = self._apply(event, pack(self.rules, event))
        self.undone = Events()
        return tells

    def try_out(self, event):
        """`(tells, players' rows)` that an event would give, or Refused; nothing changes."""
        trial = copy(self.state)
        tells = self.rules.apply(trial, event)
        return tells, self._rows(trial)

    def allows(self, event):
        """What the players' rows would be after an event, or None when it is refused."""
        try:
            return self.try_out(event)[1]
        except Refused:
            return None

    def recent(self):
        """The newest events that may be mended, as `(event, its tells)`, oldest first."""
        count = 0
        while count < len(self.events):
            if unpack(self.rules, self.events.newest(count))[0] not in self.rules.MENDABLE:
                break
            count += 1
        if not count:
            return []
        before = self.before(count)
        recent = [unpack(self.rules, packed) for packed in self.events.last(count)]
        return [(event, before.play(event)) for event in recent]

    def before(self, back):
        """Another game, as this one was before its newest `back` events."""
        other = from_setup(self.setup())
        kept = len(self.events) - back
        for packed in self.events:
            if len(other.events) == kept:
                break
            other.play(unpack(self.rules, packed))
        return other

    def _apply(self, event, packed):
        self.told = self.rules.apply(self.state, event)
        self.events.append(packed)
        if len(self.events) % _EVERY == 0:
            self._copies.append((len(self.events), copy(self.state)))
            self._thin_out()
        return self.told

    def _thin_out(self):
        """Drop copies that lie close together for how far back they are: few are left."""
        place = 1
        while place < len(self._copies) - 1:
            before, after = self._copies[place - 1][0], self._copies[place + 1][0]
            if after - before <= len(self.events) - after:
                self._copies.pop(place)
            else:
                place += 1

    def _undo(self):
        if not self.events:
            raise Refused("nothing to take back")
        self.undone.append(self.events.drop(1)[0])
        # From the copy before the newest event: it tells again what it told.
        while self._copies and self._copies[-1][0] >= max(1, len(self.events)):
            self._copies.pop()
        standing = 0
        if self._copies:
            standing, state = self._copies[-1]
            self.state = copy(state)
        else:
            self._restart()
        for packed in self.events.drop(len(self.events) - standing):
            self._apply(unpack(self.rules, packed), packed)
        return ()

    def _redo(self):
        if not self.undone:
            raise Refused("nothing to restore")
        packed = self.undone.newest()
        self._apply(unpack(self.rules, packed), packed)
        self.undone.drop(1)
        return ()

    def round(self):
        """The number of the round, None in a game without rounds."""
        return self.rules.view(self.state)[0]

    def phase(self):
        """The word of the phase."""
        return self.rules.PHASES[self.rules.view(self.state)[1]]

    def turn(self):
        """The seat whose move it is, None when it is nobody's."""
        return self.rules.view(self.state)[2]

    def over(self):
        return self.rules.view(self.state)[3]

    def winners(self):
        """The seats that have won; none while the game goes on."""
        if not self.rules.view(self.state)[4]:
            return []
        return [seat for seat, row in enumerate(self.players()) if row[1] == 1]

    def players(self):
        """For each seat `(score, rank, values of FIELDS)`."""
        return self._rows(self.state)

    def _rows(self, state):
        rows = [self.rules.player(state, seat) for seat in range(len(self.names))]
        places = ranks([row[1] for row in rows])
        return [(row[0], place, row[2]) for row, place in zip(rows, places)]


def head(data):
    """What a setup says that is the same for all games: `(EXTRA's values, SETUP's, the place of
    the options)`; ValueError if that is wrong."""
    extra, at = [None] * len(EXTRA), 0
    if data[:1] == _EXTRA:
        extra, at = codec.decode(EXTRA, data, 1)
    known, at = codec.decode(SETUP, data, at)
    return extra, known, at


def add_clock(game):
    """Give a game that is at its start the clock that its extra says, if any."""
    _, mode, limit, added = game.extra
    if mode is not None:
        from .turn_clock import TurnClock  # only a game with a clock needs it in memory

        seats, turns = len(game.names), game.rules.TURNS
        game.clock = TurnClock(mode, limit, added, seats, game.turn(), turns)


def from_setup(data):
    """The game at its start that `Game.setup` gave as bytes; ValueError if they are wrong."""
    extra, (name, names, first), at = head(data)
    if name not in [known[0] for known in GAMES]:
        raise codec.Newer("this firmware has no game '%s'" % name)
    options, at = codec.decode(option_specs(load(name)), data, at)
    if at != len(data):
        raise ValueError("a setup has %d bytes too many" % (len(data) - at))
    game = Game(name, names, first, options)
    game.extra = extra
    return game
