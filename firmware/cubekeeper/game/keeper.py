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
        if name.startswith("g") and name.endswith(_ENDING) and digits.isdigit():
            found.append(int(digits))
    return sorted(found)


def begin(store, game):
    """Open a new journal for a game that was just set up."""
    taken = numbers(store)
    keeper = Keeper(game, Journal(store, _NAME % (taken[-1] + 1 if taken else 1)))
    keeper.unsaved.append(game.setup())
    keeper.save()
    return keeper


def resume(store, number):
    """`(keeper, trouble)` of a saved game; trouble says in a line what was damaged, or is None.

    A file that can't be gone on with is set aside and what was whole goes to a new one.
    ValueError when nothing of it can be played; a file that a newer firmware wrote stays.
    """
    name = _NAME % number
    data = store.read(name)
    if data is None:
        raise ValueError("no game %d" % number)
    try:
        payloads, torn, lost = records(data)
        game, played = _play(payloads)
    except Newer:
        raise
    except ValueError:
        raise ValueError("damaged, kept as " + store.set_aside(name))
    lost += len(payloads) - played
    if not lost:
        trouble = "%s: a torn save was skipped" % name if torn else None
        return Keeper(game, Journal(store, name, played)), trouble
    keeper = begin(store, game)
    keeper.unsaved += payloads[1:played]
    if not keeper.save():  # the old file stays: it is all there is
        return keeper, "damaged: %d events, no room to save them anew" % (played - 1)
    kept = store.set_aside(name)
    return keeper, "damaged: %d events saved, rest in %s" % (played - 1, kept)


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
