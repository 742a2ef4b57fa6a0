"""The start screen: to the newest game, a new one, the saved ones and the settings."""

from ..borrow import borrowed
from ..game import keeper
from ..rules import title
from . import games
from .playing import play
from .widgets import Menu

# The start screen's items: what is read, and the module whose flow `main` it leads to. A game
# that such a flow returns is then played, when the module is out of memory again.
ITEMS = (
    ("New game", "ui.setup"),
    ("Saved games", "ui.history"),
    ("Settings", "ui.preferences"),
    ("Lots and dice", "ui.chance"),
)


def main(app):
    """The start screen, for ever. It begins with the newest game if that is not over."""
    while True:
        kept = newest(app)
        items = [item for item, _ in ITEMS]
        if kept is not None:
            number = kept.game.round()
            mark = "" if number is None else "R%d" % number
            items.insert(0, ("Resume " + title(kept.game.rules.NAME), mark))
        answer = yield StartMenu("cubekeeper", items)
        if kept is None or answer:
            module = ITEMS[answer if kept is None else answer - 1][1]
            kept = None  # it takes memory
            kept = yield from borrowed(module, "main", app)
        if kept is not None:
            yield from play(app, kept)


class StartMenu(Menu):
    """The start screen's menu: nothing lies behind it."""

    def hint(self, canvas, scheme):
        return Menu.hint(self, canvas, scheme).rsplit(" ", 1)[0]

    def press(self, action, repeats):
        answer = Menu.press(self, action, repeats)
        return None if answer == (None,) else answer


def newest(app):
    """The newest saved game that can be gone on with, None when that one is over."""
    for number in reversed(keeper.numbers(app.device.store)):
        kept = load_game(app, number)
        if kept is not None:
            return None if kept.game.over() and not asking(kept.game) else kept
    return None


def asking(game):
    """Whether a game that is over still has a question open."""
    texts = games.load(game.rules)
    asks = game.rules.asks(game.state)
    return bool(asks) and game.rules.EVENTS[asks[0]][0] in texts.QUESTIONS


def load_game(app, number):
    """A saved game; what is wrong with it is said, once. None when it can't be played."""
    kept = None
    try:
        kept, trouble = keeper.resume(app.device.store, number)
    except OSError:
        trouble = "can't be read"
    except ValueError as error:
        trouble = str(error)
    if trouble and number not in app.warned:
        app.warned.append(number)
        app.warn("Game %d %s." % (number, trouble))
    return kept
