"""Setting up a new game: which one, its players, who begins, and its options."""

from ..borrow import borrowed
from ..game import dice, keeper
from ..game.play import EXTRA, Game
from ..rules import GAMES, load, title
from ..rules.table import INT, KIND, WORD
from . import badges, games
from .talk import Talk
from .widgets import Menu, Number, Page

UNSAID = "as usual"  # what an option without a default is while it is not chosen


def main(app):
    """Set up a new game: its Keeper, None when the players went back."""
    if keeper.low(app.device.store) and not (yield from borrowed("ui.history", "make_room", app)):
        return None
    name = GAMES[0][0]
    if len(GAMES) > 1:
        answer = yield Menu("Which game?", [game[2] for game in GAMES])
        if answer is None:
            return None
        name = GAMES[answer][0]
    rules = load(name)
    names, options = [], None
    extra = [app.device.day()] + [None] * (len(EXTRA) - 1)
    while options is None:
        names = yield from players(app, rules, names)
        if names is None:
            return None
        first = 0
        if rules.TURNS:
            first = yield from first_player(app, rules, names)
        if first is not None:
            options = yield from choose_options(app, rules, names, first, extra)
    game = Game(name, names, first, options)
    game.extra = extra
    kept = keeper.begin(app.device.store, game)
    yield from set_up_table(kept.game)
    try:
        app.settings.remember([name for name in names if not is_plain(rules, name)])
    except OSError:
        app.say("The names could not be kept: %s." % app.device.store.refusal)
    return kept


def set_up_table(game):
    """What the table needs before the first event, where the game's texts say so."""
    talk = Talk(game)
    if not talk.texts.SETUP:
        return
    lines = [talk.filled(line) for line in talk.texts.SETUP]
    for name, row in zip(game.names, game.players()):
        known = [text for field, text in talk.fields(row) if text and field in talk.texts.DEALT]
        if known:
            lines.append("%s: %s" % (name, "; ".join(known)))
    yield Page("Set up", lines)


def players(app, rules, names):
    """The players' names in seat order, or None for back.

    Where `names` has all of them, players came back to here: only the last is asked for again.
    """
    least, most = rules.SEATS
    counts = ["%d player%s" % (n, "" if n == 1 else "s") for n in range(least, most + 1)]
    count = len(names)
    names = names[:-1]
    while len(names) < count or not count:
        if not count:
            answer = yield Menu("How many players?", counts)
            if answer is None:
                return None
            count = least + answer
        name = yield from player(app, rules, names)
        if name is not None:
            names = names + [name]
        elif names:
            names = names[:-1]
        else:
            count = 0
    return names


def player(app, rules, names):
    """The name of the next player: a kept one, a plain one, or a new one. None for back."""
    seat = len(names) + 1
    texts = games.load(rules)
    heading = "Player %d" % seat
    if seat <= len(texts.SEAT_NAMES):
        heading += ", %s," % texts.SEAT_NAMES[seat - 1]
    plain = plain_name(rules, names, app.settings.names)
    kept = [name for name in app.settings.names if name not in names]
    note = "Clockwise after %s" % names[-1] if names else "In seat order, clockwise"

    at = 0
    while True:
        menu = Menu(heading + " is", kept + [plain, "A new name..."], note, at)
        menu.badge = badges.of_seats(texts, seat)[-1]
        at = yield menu
        if at is None:
            return None
        if at <= len(kept):
            return (kept + [plain])[at]
        name = yield from borrowed("ui.letters", "name", "Player %d" % seat, names)
        if name is not None:
            return name


def plain_name(rules, names, kept):
    """A name for a player without one: the seat's in this game, else a number."""
    number = len(names) + 1
    seats = games.load(rules).SEAT_NAMES
    if number <= len(seats) and seats[number - 1] not in names + kept:
        return seats[number - 1]
    while "Player %d" % number in names + kept:
        number += 1
    return "Player %d" % number


def is_plain(rules, name):
    """Whether a name was given to a player without one."""
    return name.startswith("Player ") or name in games.load(rules).SEAT_NAMES


def first_player(app, rules, names):
    """The seat that begins, or None."""
    signs = [None] + badges.of_seats(games.load(rules), len(names))
    answer = yield Menu("Who begins?", ["Random"] + names, "", 0, None, signs)
    if answer is None:
        return None
    if answer:
        return answer - 1
    seat = dice.below(len(names), app.device.entropy)
    page = Page("Random", ["%s begins." % names[seat]])
    page.badge = signs[seat + 1]
    return seat if (yield page) else None


def choose_options(app, rules, names, first, extra):
    """The options' values in their order, None where nothing was chosen; or None for back.

    The clock that is chosen goes to `extra`.
    """
    options = [None] * len(rules.OPTIONS)
    texts = games.load(rules)
    note = ", ".join(names)
    if rules.TURNS:
        note = names[first] + " begins, then " + ", ".join(names[first + 1 :] + names[:first])
    at = 0
    while True:
        shown = fitting(rules, options, len(names))
        shown = [place for place in shown if rules.OPTIONS[place][0] not in texts.HIDDEN]
        items = ["Start"] + [option_item(rules, texts, options, place) for place in shown]
        items.append(("Clock", clock_item(rules, texts, options, extra)))
        at = yield Menu(title(rules.NAME), items, note, at)
        if at is None:
            return None
        if at == 0:
            least, most = rules.seats(options)
            if least <= len(names) <= most:
                extra[1:] = clock(rules, texts, options, extra)
                return options
            app.say("With these options %d to %d play." % (least, most))
            continue
        if at > len(shown):
            yield from borrowed("ui.clocks", "choose", extra)
            continue
        place = shown[at - 1]
        spec = rules.OPTIONS[place]
        value = given(rules, options, place)
        if spec[1] & KIND == INT:
            chosen = yield option_number(texts, spec, value, rules.DEFAULTS[place])
            if chosen is not None:
                options[place] = chosen if chosen >= spec[2] else None
        else:
            options[place] = (-1 if value is None else value) + 1
            if options[place] == len(spec[2]):
                options[place] = 0 if rules.DEFAULTS[place] is not None else None
        drop_unfit(rules, options, len(names))


def clock(rules, texts, options, extra):
    """The clock that the game will have, as `extra` has it: the game's own if none was chosen."""
    if extra[1] is None and texts.CLOCK:
        names = [spec[0] for spec in rules.OPTIONS]
        if given(rules, options, names.index(texts.CLOCK[0])):
            return list(texts.CLOCK[1:]) + [None]
    return extra[1:]


def clock_item(rules, texts, options, extra):
    """That clock in a few letters."""
    mode, limit, added = clock(rules, texts, options, extra)
    if mode is None:
        return "off"
    from .clocks import said

    return said(mode, limit, added)


def option_number(texts, spec, value, default):
    """The widget for an option's number; without a default one less than the least says none."""
    label, least, note = texts.LABELS.get(spec[0], spec[0]), spec[2], ""
    if default is None:
        least -= 1
        note = "%d: %s" % (least, texts.LABELS.get(UNSAID, UNSAID))
    at = texts.STARTS.get(spec[0], least) if value is None else value
    return Number(label, least, spec[3], at, note)


def given(rules, options, place):
    """An option's value, or what it is when it is not chosen."""
    return rules.DEFAULTS[place] if options[place] is None else options[place]


def option_item(rules, texts, options, place):
    """An option as a menu item."""
    spec, value = rules.OPTIONS[place], given(rules, options, place)
    word = spec[2][value] if spec[1] & KIND == WORD and value is not None else value
    text = UNSAID if value is None else str(word)
    return texts.LABELS.get(spec[0], spec[0]), texts.LABELS.get(text, text)


def fitting(rules, options, seats):
    """The places of the options that can be chosen here and go with the others."""
    found = []
    for place, spec in enumerate(rules.OPTIONS):
        trial = list(options)
        if spec[1] & KIND == WORD:
            trial[place] = len(spec[2]) - 1  # its first word may say that it is off
        else:
            trial[place] = spec[2] if spec[1] & KIND == INT else None
        problem = rules.unfit(trial, seats)
        if trial[place] is not None and (problem is None or problem[0] != place):
            found.append(place)
    return found


def drop_unfit(rules, options, seats):
    """Take back options that do not go with one chosen since."""
    problem = rules.unfit(options, seats)
    while problem is not None:
        options[problem[0]] = None
        problem = rules.unfit(options, seats)
