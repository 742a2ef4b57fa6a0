"""The start screen and what is around the games: setting up, saved games, settings."""

from ..game import dice, keeper
from ..game.play import LONGEST_NAME, Game
from ..rules import GAMES, load, title
from ..rules.table import INT, KIND
from .playing import play
from .talk import Talk
from .widgets import Letters, Menu, Number, Page


def main(app):
    """The start screen, for ever. It begins with the newest game if that is not over."""
    while True:
        kept = newest(app)
        items = [item for item, _ in ITEMS]
        if kept is not None:
            view = kept.game.rules.view(kept.game.state)
            items.insert(0, ("Resume " + title(kept.game.rules.NAME), "R%d" % view[0]))
        answer = yield StartMenu("cubekeeper", items)
        if kept is not None and answer == 0:
            yield from play(app, kept)
        else:
            yield from ITEMS[answer - len(items)][1](app)


class StartMenu(Menu):
    """The start screen's menu: nothing lies behind it."""

    def hint(self, canvas, scheme):
        return Menu.hint(self, canvas, scheme).rsplit(" ", 1)[0]

    def press(self, action, repeats):
        answer = Menu.press(self, action, repeats)
        return None if answer == (None,) else answer


def newest(app):
    """The newest saved game if it can be gone on with and is not over, else None."""
    numbers = keeper.numbers(app.device.store)
    kept = numbers and load_game(app, numbers[-1])
    if not kept or kept.game.rules.view(kept.game.state)[3]:
        return None
    return kept


def load_game(app, number):
    """A saved game; what is wrong with it is said. None when it can't be played."""
    try:
        kept, trouble = keeper.resume(app.device.store, number)
    except (ValueError, OSError) as error:
        app.say("Game %d: %s" % (number, error))
        return None
    if trouble:
        app.say(trouble)
    return kept


# --- a new game ----------------------------------------------------------------------------


def setup(app):
    """Set up a new game and play it."""
    name = GAMES[0][0]
    if len(GAMES) > 1:
        answer = yield Menu("Which game?", [game[2] for game in GAMES])
        if answer is None:
            return
        name = GAMES[answer][0]
    rules = load(name)
    names, options = [], None
    while options is None:
        names = yield from players(app, rules, names)
        if names is None:
            return
        first = yield from first_player(app, names)
        if first is not None:
            options = yield from choose_options(rules, names, first)
    kept = keeper.begin(app.device.store, Game(name, names, first, options))
    try:
        app.settings.remember([name for name in names if not name.startswith("Player ")])
    except OSError:
        app.say("The names could not be kept: the store is full.")
    yield from play(app, kept)


def players(app, rules, names):
    """The players' names in seat order, or None. Names known before: only the last is asked."""
    least, most = rules.SEATS
    counts = ["%d players" % count for count in range(least, most + 1)]
    count = len(names)
    names = names[:-1]
    while len(names) < count or not count:
        if not count:
            answer = yield Menu("How many players?", counts)
            if answer is None:
                return None
            count = least + answer
        name = yield from player(app, names)
        if name is not None:
            names = names + [name]
        elif names:
            names = names[:-1]
        else:
            count = 0
    return names


def player(app, names):
    """The name of the next player: a kept one, a plain one, or a new one. None for back."""
    seat = len(names) + 1
    plain = "Player %d" % seat
    kept = [name for name in app.settings.names if name not in names]
    note = "Clockwise after %s" % names[-1] if names else "In seat order, clockwise"

    def refuse(text):
        return why_no_name(text, names)

    at = 0
    while True:
        at = yield Menu("Player %d is" % seat, kept + [plain, "A new name..."], note, at)
        if at is None:
            return None
        if at <= len(kept):
            return (kept + [plain])[at]
        name = yield Letters(plain, LONGEST_NAME, refuse)
        if name is not None:
            return name


def why_no_name(text, names):
    """Why a text can't be one more player's name, in few letters; None when it can."""
    if not text:
        return "no letters"
    if text[0] == "#":
        return "no # in front"
    return "name taken" if text in names else None


def first_player(app, names):
    """The seat that begins, or None."""
    answer = yield Menu("Who begins?", ["Random"] + names)
    if answer is None:
        return None
    if answer:
        return answer - 1
    seat = dice.below(len(names), app.device.entropy)
    return seat if (yield Page("Random", ["%s begins." % names[seat]])) else None


def choose_options(rules, names, first):
    """The options' values in their order, or None."""
    options = list(rules.DEFAULTS)
    talk = Talk(Game(rules.NAME, names, first))
    note = names[first] + " begins, then " + ", ".join(names[first + 1 :] + names[:first])
    at = 0
    while True:
        items = ["Start"]
        for spec, value in zip(rules.OPTIONS, options):
            items.append((talk.label(spec[0]), talk.value(spec, value)))
        at = yield Menu(title(rules.NAME), items, note, at)
        if at is None or at == 0:
            return None if at is None else options
        spec = rules.OPTIONS[at - 1]
        if spec[1] & KIND == INT:
            value = yield Number(talk.label(spec[0]), spec[2], spec[3], options[at - 1])
            options[at - 1] = options[at - 1] if value is None else value
        else:
            options[at - 1] = (options[at - 1] + 1) % len(spec[2])


# --- saved games and settings --------------------------------------------------------------


def saved(app):
    """All saved games, newest first: over or not, each can be opened."""
    numbers = list(reversed(keeper.numbers(app.device.store)))
    if not numbers:
        yield Page("Saved games", ["None yet."])
        return

    def preview(place):
        kept = load_game(app, numbers[place])
        return "can't be read" if kept is None else outcome(kept.game)

    answer = yield Menu("Saved games", ["Game %d" % n for n in numbers], "", 0, preview)
    kept = None if answer is None else load_game(app, numbers[answer])
    if kept is not None:
        yield from play(app, kept)


def outcome(game):
    """A saved game in a line."""
    view = game.rules.view(game.state)
    if not view[3]:
        return "Round %s: %s" % (view[0], ", ".join(game.names))
    best = [name for name, row in zip(game.names, game.players()) if row[1] == 1]
    return "Won: " + ", ".join(best) if view[4] else "Over: " + ", ".join(game.names)


def settings(app):
    """The kept names and the buttons."""
    while True:
        buttons = ("all", "three")[app.settings.buttons]
        items = [("Names", str(len(app.settings.names))), ("Buttons", buttons)]
        answer = yield Menu("Settings", items)
        if answer is None:
            return
        if answer == 0:
            yield from kept_names(app)
        else:
            app.settings.buttons = 1 - app.settings.buttons
            keep(app)
            app.set_buttons()


def kept_names(app):
    """Add a name to the kept ones, or forget one."""
    while True:
        names = app.settings.names
        answer = yield Menu("Names", ["A new name..."] + names)
        if answer is None:
            return
        if answer == 0:

            def refuse(text):
                return why_no_name(text, app.settings.names)

            name = yield Letters("A new name", LONGEST_NAME, refuse)
            if name is not None:
                names.insert(0, name)
                keep(app)
        elif (yield Menu("Forget %s?" % names[answer - 1], ["No", "Yes"])):
            names.pop(answer - 1)
            keep(app)


def keep(app):
    try:
        app.settings.save()
    except OSError:
        app.say("Not saved: the store is full.")


# The start screen's items: what is read, and the flow it leads to.
ITEMS = (
    ("New game", setup),
    ("Saved games", saved),
    ("Settings", settings),
)
