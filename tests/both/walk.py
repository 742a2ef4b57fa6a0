"""Random legal play of any game, found through its event table alone."""

from cubekeeper.game.play import Game
from cubekeeper.rules.table import INT, KIND, OPT, SEAT, WORD, Refused, copy

NAMES = ("Ann", "Bo", "Cy", "Di")
MANUAL, TRACKED = 0, 1
# Players, board: all sizes, both boards.
TABLES = ((2, MANUAL), (3, MANUAL), (4, MANUAL), (2, TRACKED), (3, TRACKED), (4, TRACKED))


def new_game(players, board, top=None):
    return Game("cube-monster", NAMES[:players], players - 1, [top, board])


def values(spec, seats, chance):
    """Values an argument may have: all of them, of many numbers the ends and a few between."""
    kind = spec[1] & KIND
    found = []
    if kind == INT:
        low, high = spec[2], spec[3]
        found = [low, high]
        if high - low < 8:
            found = list(range(low, high + 1))
        else:
            found += [low + chance.below(high - low) for _ in range(3)]
    elif kind == WORD:
        found = list(range(len(spec[2])))
    elif kind == SEAT:
        found = list(range(seats))
    return found + [None] if spec[1] & OPT else found


def spellings(game, number, chance):
    """The event of a number with every choice of argument values, in random order."""
    events = [(number,)]
    for spec in game.rules.EVENTS[number][2]:
        choices = values(spec, len(game.names), chance)
        events = [event + (value,) for event in events for value in choices]
    for last in range(len(events) - 1, 0, -1):
        other = chance.below(last + 1)
        events[last], events[other] = events[other], events[last]
    return events


def accepted(game, number, chance):
    """A spelling of an event that the rules take now, None when there is none."""
    for event in spellings(game, number, chance):
        try:
            game.rules.apply(copy(game.state), event)
        except Refused:
            continue
        return event
    return None


def legal(game, chance):
    """A random legal event; those that move play on come up more often."""
    numbers = game.rules.asks(game.state)
    event = None
    while event is None:
        number = numbers[min(chance.below(len(numbers)), chance.below(len(numbers)))]
        event = accepted(game, number, chance)
    return event


def walk(game, chance, steps):
    """Play some legal events."""
    for _ in range(steps):
        game.play(legal(game, chance))


def same(one, other):
    """Whether two states are equal through and through."""
    return one.__dict__ == other.__dict__


def standing(game):
    """All that a player can see of where a game stands, with nothing shared with it."""
    view = game.rules.view(game.state)
    rows = [[score, rank] + list(fields) for score, rank, fields in copy_rows(game.players())]
    return (view, rows, game.rules.asks(game.state))


def copy_rows(rows):
    return [(row[0], row[1], copy(list(row[2]))) for row in rows]
