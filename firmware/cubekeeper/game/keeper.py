"""The games that the handheld keeps, a journal file each, and the one that is being played."""

from ..rules.table import Refused
from .codec import Newer
from .journal import Journal, records
from .play import from_setup, pack, unpack

_NAME = "g%05d.ckj"
_ENDING = ".ckj"


class Keeper:
    """One open game and its journal. What can't be saved at once waits in `unsaved`."""

    def __init__(self, game, journal):
        self.game = game
        self.journal = journal
        self.unsaved = []  # payloads the store did not take yet, oldest first

    def play(self, event):
        """Play an event (UNDO and REDO too) and save it; its tells, or Refused.

        When the store fails the game goes on and `unsaved` is not empty; each further event,
        or `save()`, tries again.
        """
        return self.play_all([event])

    def play_all(self, events):
        """Play some events and save them in one piece; the tells of the last."""
        for event in events:
            tells = self.game.play(event)
            self.unsaved.append(pack(self.game.rules, event))
        self.save()
        return tells

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
    found = []
    for name in store.names():
        digits = name[1 : -len(_ENDING)]
        plain = digits and not [char for char in digits if char not in "0123456789"]
        if plain and name == _NAME % int(digits):
            found.append(int(digits))
    return sorted(found)


def begin(store, game):
    """Open a new journal for a game that was just set up."""
    taken = numbers(store)
    keeper = Keeper(game, Journal(store, _NAME % (taken[-1] + 1 if taken else 1)))
    keeper.unsaved.append(game.setup())
    keeper.save()
    return keeper


def look(store, number):
    """A saved game as far as it can be read; nothing in the store changes.

    `(game, events played, torn bytes skipped, whether more was lost)`. ValueError says in plain
    words why there is no game to read; codec.Newer when a newer firmware wrote it.
    """
    data = store.read(_NAME % number)
    if not data:
        raise ValueError("is not there" if data is None else "was never begun")
    payloads, torn, lost = records(data)
    game, played = _play(payloads)
    return game, played, torn, lost > 0 or played < len(payloads)


def said(store, number):
    """All that a readable saved game's journal holds, packed: the setup, then each event."""
    return records(store.read(_NAME % number))[0]


def resume(store, number):
    """`(keeper, trouble)` of a saved game; trouble says in a line what was damaged, or is None.

    A file that can't be gone on with is set aside and what was whole goes to a new one.
    ValueError when nothing of it can be played; a file that a newer firmware wrote stays, and
    one that was never begun.
    """
    name = _NAME % number
    try:
        game, played, torn, lost = look(store, number)
    except Newer:
        raise
    except ValueError:
        if not store.read(name):
            raise
        raise ValueError("was damaged, kept as " + store.set_aside(name))
    if not lost:
        trouble = "%s: a torn save was skipped" % name if torn else None
        return Keeper(game, Journal(store, name, played)), trouble
    keeper = begin(store, game)
    keeper.unsaved += records(store.read(name))[0][1:played]
    if not keeper.save():  # the old file stays: it is all there is
        return keeper, "was damaged: %d events read, no room to save them" % (played - 1)
    kept = store.set_aside(name)
    return keeper, "was damaged: %d events saved, rest in %s" % (played - 1, kept)


def _play(payloads):
    """The game that some payloads make and how many of them it took; ValueError for none."""
    if not payloads:
        raise ValueError("no setup")
    game = from_setup(payloads[0])
    played = 1
    try:
        while played < len(payloads):
            game.play(unpack(game.rules, payloads[played], len(game.names)))
            played += 1
    except (ValueError, Refused):
        pass  # what follows can't be played either; the caller sees how many were
    return game, played
