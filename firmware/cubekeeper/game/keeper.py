"""The games that the handheld keeps, a journal each, and the one that is being played."""

from ..rules.table import Refused
from .codec import Newer
from .journal import Journal, records
from .play import TIME, UNDO, add_clock, from_setup, head, pack, unpack

_NAME = "g%05d.ckj"
_TAIL = "g%05d.ckt"
_RESERVE = 16384  # bytes that a new game should find: its files, and a block to write anew
_TOGETHER = 500  # events in one record: more would not fit it


class Keeper:
    """One open game and its journal. What can't be saved at once waits in `unsaved`."""

    def __init__(self, game, journal):
        self.game = game
        self.journal = journal
        self.unsaved = []  # lists of payloads that the store did not take yet, oldest first

    def play(self, event):
        """Play an event (UNDO and REDO too) and save it; its tells, or Refused.

        When the store fails the game goes on and `unsaved` is not empty; each further event,
        or `save()`, tries again.
        """
        return self.play_all([event])

    def play_all(self, events):
        """Play some events; the tells of the last. A power cut leaves all of them or none.

        None may be refused: try them on a copy of the game first.
        """
        tells = ()
        payloads = []
        clock = self.game.clock
        for event in events:
            tells = self.game.play(event)
            if clock is not None:
                if not payloads:
                    payloads.append(clock.payload())
                clock.moved(self.game.turn(), self.game.over(), event == UNDO)
            payloads.append(pack(self.game.rules, event))
        for at in range(0, len(payloads), _TOGETHER):
            self.unsaved.append(payloads[at : at + _TOGETHER])
        self.save()
        return tells

    def note_time(self, who=None):
        """Save the time until now; `who` gets the clock (see game/turn_clock.py), if given."""
        self.unsaved.append([self.game.clock.payload(who)])
        self.save()

    def save(self):
        """Append what waits to the journal; True when nothing is left waiting."""
        try:
            self.journal.append(*self.unsaved)
        except OSError:
            return False
        self.unsaved = []
        return True


def numbers(store):
    """The numbers of all games in the store, oldest first."""
    return _numbers(store.names(), _NAME)


def _numbers(names, form):
    """The numbers in those names that have a form, ascending."""
    found = []
    for name in names:
        digits = name[1:].split(".")[0]
        plain = digits and not [char for char in digits if char not in "0123456789"]
        if plain and name == form % int(digits):
            found.append(int(digits))
    return sorted(found)


def begin(store, game, events=()):
    """Open a new journal for a game that was just set up, or for one and its packed events."""
    names = store.names()
    taken = [0] + _numbers(names, _NAME) + _numbers(names, _TAIL)
    keeper = Keeper(game, _journal(store, max(taken) + 1))
    keeper.unsaved = [[payload] for payload in (game.setup(),) + tuple(events)]
    if game.clock is None:
        add_clock(game)
    keeper.save()
    try:
        _tidy(store)
    except OSError:
        pass  # where the store is full or broken, the next game begun tries again
    return keeper


def _journal(store, number, count=0, tail=b""):
    return Journal(store, _NAME % number, _TAIL % number, count, tail)


def _tidy(store):
    """Move the tails of games to their main files, and take them away.

    Many tails would fill the folder's own blocks, which then wear faster.
    """
    for number in _numbers(store.names(), _TAIL):
        data, tail = _files(store, number)
        if data is None:
            store.remove(_TAIL % number)  # of a game that was removed
            continue
        try:
            payloads, _, lost = records(data, tail)
        except ValueError:
            continue  # stays as it is until someone opens it
        if not lost:
            _journal(store, number, len(payloads), tail).settle()


def _files(store, number):
    """The bytes of a game's main file, None where there is none, and of its tail."""
    return store.read(_NAME % number), store.read(_TAIL % number) or b""


def low(store):
    """Whether the store has less room than a new game should find."""
    try:
        free = store.free()
    except OSError:
        return False
    return free is not None and free < _RESERVE


def remove(store, number):
    """Take a saved game away for good. OSError when the store refuses."""
    store.remove(_NAME % number)
    if _TAIL % number in store.names():
        store.remove(_TAIL % number)


def _read(store, number):
    """`(game, its journal, payloads, how many of them the game took, torn, lost)`."""
    data, tail = _files(store, number)
    if not data:
        raise ValueError("is not there" if data is None else "was never begun")
    try:
        payloads, torn, lost = records(data, tail)
        game, played = _play(payloads)
    except Newer as error:
        raise Newer("is of a newer firmware: %s" % error)
    return game, _journal(store, number, len(payloads), tail), payloads, played, torn, lost


def look(store, number):
    """A saved game as far as it can be read; nothing in the store changes.

    `(game, payloads it took, torn bytes skipped, whether more was lost)`. ValueError says in plain
    words why there is no game to read; codec.Newer when a newer firmware wrote it.
    """
    game, _, payloads, played, torn, lost = _read(store, number)
    return game, played, torn, lost > 0 or played < len(payloads)


def glance(store, number):
    """`(day it began or None, name of the game, players)` of a saved game, from its setup alone.

    ValueError and Newer as `look` has them; the game's rules are not loaded.
    """
    data, tail = _files(store, number)
    if not data:
        raise ValueError("is not there" if data is None else "was never begun")
    payloads = records(data, tail)[0]
    if not payloads:
        raise ValueError("no setup")
    extra, known, _ = head(payloads[0])
    return extra[0], known[0], known[1]


def said(store, number):
    """All that a readable saved game's journal holds: the setup, each event packed, each time."""
    return records(*_files(store, number))[0]


def resume(store, number):
    """`(keeper, trouble)` of a saved game; trouble says in a line what was damaged, or is None.

    A game that can't be gone on with is set aside and what was whole goes to a new one.
    ValueError when nothing of it can be played; a game that a newer firmware wrote stays, and
    one that was never begun.
    """
    try:
        game, journal, payloads, played, torn, lost = _read(store, number)
    except Newer:
        raise
    except ValueError:
        if not store.read(_NAME % number):
            raise
        raise ValueError("was damaged, kept as " + _set_aside(store, number))
    if not lost and played == len(payloads):
        trouble = "%s: a torn save was skipped" % journal.name if torn else None
        return Keeper(game, journal), trouble
    keeper = begin(store, game, payloads[1:played])
    events = len([payload for payload in payloads[1:played] if payload[:1] != TIME])
    if keeper.unsaved:  # the old files stay: they are all there is
        return keeper, "was damaged: %d events read, no room to save them" % events
    kept = _set_aside(store, number)
    return keeper, "was damaged: %d events saved, rest in %s" % (events, kept)


def _set_aside(store, number):
    """Rename a damaged game's files, the tail first; the new name of the main one."""
    names = (_TAIL % number, _NAME % number)
    if names[0] not in store.names():
        names = names[1:]
    return store.set_aside(*names)


def _play(payloads):
    """The game that some payloads make and how many of them it took; ValueError for none."""
    if not payloads:
        raise ValueError("no setup")
    game = from_setup(payloads[0])
    add_clock(game)
    played = 1
    try:
        while played < len(payloads):
            _play_one(game, payloads[played])
            played += 1
    except Newer:
        raise
    except (ValueError, Refused):
        pass  # what follows can't be played either; the caller sees how many were
    return game, played


def _play_one(game, payload):
    """Play what one payload says, an event or a time; ValueError or Refused."""
    clock = game.clock
    if clock is not None and payload[:1] == TIME:
        clock.take(payload)
        return
    event = unpack(game.rules, payload, len(game.names))
    game.play(event)
    if clock is not None:
        clock.moved(game.turn(), game.over(), event == UNDO)
