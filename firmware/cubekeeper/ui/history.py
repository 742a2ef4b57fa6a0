"""The saved games: what each was, opened to read or to go on with, and deleted."""

from ..game import keeper
from ..rules import GAMES, title
from .start import load_game
from .widgets import Menu, Page

MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def main(app):
    """All saved games, newest first, over or not: the Keeper of the one opened, or None."""
    at = 0
    while True:
        numbers = list(reversed(keeper.numbers(app.device.store)))
        if not numbers:
            yield Page("Saved games", ["None yet."])
            return None
        games = Games(app.device.store, numbers)
        at = yield Menu("Saved games", games, "", at, games.outcome)
        if at is None:
            return None
        kept = yield from one(app, numbers[at])
        if kept is not None:
            return kept


def one(app, number):
    """A saved game: open it, or delete it. Its Keeper where it is opened, else None."""
    heading, note = about(app.device.store, number)
    answer = yield Menu(heading, ["Open", "Delete"], note)
    if answer == 1:
        yield from delete(app, number)
    return load_game(app, number) if answer == 0 else None


def delete(app, number):
    """Take a game away for good, once that was asked."""
    if (yield Menu("Delete game %d?" % number, ["No", "Yes"], "It is gone for good.")) == 1:
        try:
            keeper.remove(app.device.store, number)
        except OSError:
            app.say("It could not be deleted.")


def make_room(app):
    """Before a new game, while the store is nearly full: offer to delete the oldest finished
    games, one at a time. False when the players went back."""
    store = app.device.store
    for number in keeper.numbers(store):
        if not keeper.low(store):
            break
        if not is_over(store, number):
            continue
        heading, note = about(store, number)
        items = ["Keep it", "Delete it"]
        answer = yield Menu("Little space is left", items, "%s: %s" % (heading, note))
        if answer is None:
            return False
        if answer == 0:
            break
        yield from delete(app, number)
    return True


def is_over(store, number):
    """Whether a saved game can be read and has ended."""
    try:
        return keeper.look(store, number)[0].over()
    except (OSError, ValueError):
        return False


class Games:
    """Saved games as a list's items, each read when it is shown."""

    def __init__(self, store, numbers):
        self.store = store
        self.numbers = numbers
        self._items = [None] * len(numbers)

    def __len__(self):
        return len(self.numbers)

    def __getitem__(self, place):
        if self._items[place] is None:
            self._items[place] = item(self.store, self.numbers[place])
        return self._items[place]

    def outcome(self, place):
        """How the game at a place ended, in a line."""
        return outcome(self.store, self.numbers[place])


def item(store, number):
    """A saved game as a menu item: its number and game, and the day it began."""
    try:
        day, name, _ = keeper.glance(store, number)
    except (OSError, ValueError):
        return "%d" % number, ""
    return "%d %s" % (number, known(name)), "" if day is None else date(day)[:-5]


def about(store, number):
    """A saved game as `(its number and game, its day and how it ended)`."""
    ended = outcome(store, number)
    try:
        day, name, _ = keeper.glance(store, number)
    except (OSError, ValueError):
        return "Game %d" % number, ended
    return "%d %s" % (number, known(name)), ended if day is None else date(day) + "\n" + ended


def known(name):
    """A game's name for people, where this firmware has the game."""
    return title(name) if name in [game[0] for game in GAMES] else name


def date(day):
    """A day such as 20261231 for people."""
    return "%d %s %d" % (day % 100, MONTHS[(day // 100 % 100 - 1) % 12], day // 10000)


def outcome(store, number):
    """How a saved game ended, or why that can't be said, in a line."""
    try:
        game = keeper.look(store, number)[0]
    except OSError:
        return "can't be read"
    except ValueError as error:
        return str(error)
    if not game.over():
        return "Not over: " + ", ".join(game.names)
    best = [game.names[seat] for seat in game.winners()]
    return "Won: " + ", ".join(best) if best else "Over: " + ", ".join(game.names)
