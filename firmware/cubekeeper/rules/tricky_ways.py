"""Cuboro Tricky Ways: what a run scores, the jokers, the finish fields and the pegs.

Source: the Cuboro Tricky Ways rulebook; each function names its section. Players move the cubes
and see how far the marble rolls; this module does the sums and keeps the order.
"""

from .table import FLAG, INT, KEY, LETTERS, OPT, WORD, Refused, chosen, const

NAME = "tricky-ways"
SEATS = (2, 4)

PHASES = ("play", "over")

_SWITCH = ("off", "on")
OPTIONS = (
    ("version", INT, 1, 2),
    ("fields", INT, 1, 99),
    ("minus", WORD, _SWITCH),
    ("clock", WORD, _SWITCH),
    ("jokers", INT, 0, 9),
    ("teams", WORD, _SWITCH),
    ("games", INT, 1, 9),
)
DEFAULTS = (1, 12, 0, 0, 1, 0, 1)  # the rulebook does not say how many finish fields there are
_TEAMS = const(5)  # the place of an option

FIELDS = (("runs", INT), ("jokers", INT))

CHANGES = "SRJ"  # Shift, Rotate, Jump
MINUS = bytes((0, 1, 2))  # minus points of each ("Challenging Game Variations")
_CHANGES = const(3)  # changes before a run; the joker is one more
_CHANNELS = const(9)  # the longest path of version 1
LONGEST = bytes((10, 22))  # its points, by version: the tower, then 9 channels, or 7 and 7 tunnels
_MINUTE = const(60)  # seconds that cost nothing, and how many more cost a point
_PENALTY = const(20)
MARBLES = ((4, 2), (3, 1), (2, 1))  # blue and red ones a player, for 2, 3 and 4 players
SIDES = ((0, 2), (1, 3))  # seats that play as a team

# Every event: name, what a player reads, arguments, tells. New ones go to the end: an event's
# place is its number in saved games.
EVENTS = (
    (
        "run",
        "Run",
        (
            ("channels", INT | KEY, 0, 99),
            ("tunnels", INT | KEY | OPT, 0, 99),
            ("changes", LETTERS | KEY | OPT, CHANGES, _CHANGES + 1),
            ("joker", FLAG),
            ("seconds", INT | KEY | OPT, 0, 9999),
            ("miss", FLAG),
        ),
        (("points", INT),),
    ),
    ("end", "End the game", (), ()),
)
_RUN = const(0)
_END = const(1)


class State:
    """One game: its rules as chosen, the pegs, and what is left of fields and jokers."""

    def __init__(self, options, seats, first):
        version, fields, minus, clock, jokers, teams, games = options
        self.version = version
        self.fields = fields
        self.minus = minus == 1
        self.clock = clock == 1
        self.each = jokers  # what a player has at the start of each game
        self.teams = teams == 1
        self.games = games
        self.turn = first
        self.pegs = [0] * seats  # fields forward on the points' course
        self.runs = [0] * seats
        self.jokers = [jokers] * seats
        self.filled = 0  # finish fields with a marble
        self.game = 1
        self.over = False


def unfit(options, seats):
    """The first option that does not go with the players, as `(its place, why)`; else None."""
    if options[_TEAMS] and seats != SEATS[1]:
        return _TEAMS, "teams are for four players"
    return None


def new(options, seats, first):
    """A game at its start ("Initial Position"). `options` in the order of OPTIONS."""
    return State(chosen(options, DEFAULTS), seats, first)


def asks(state):
    """The events that may be said now, by number, those that move play on first."""
    return [] if state.over else [_RUN, _END]


def apply(state, event):
    """Play one event, `(number, value, ...)`; the tells as `(name, value)` pairs, or Refused."""
    if state.over:
        raise Refused("the game is over")
    return (run, end)[event[0]](state, *event[1:])


def run(state, channels, tunnels, changes, joker, seconds, miss):
    """The run of the player whose turn it is ("Game Course", "Points"); the turn passes."""
    seat = state.turn
    check(state, channels, tunnels, seconds)
    check_changes(state, changes or "", joker)
    points = 0
    if not miss:
        points = length(channels, tunnels or 0) - minus(state, changes or "", seconds or 0)
        state.filled += 1
    if joker:
        state.jokers[seat] -= 1
    state.runs[seat] += 1
    state.pegs[seat] = max(0, state.pegs[seat] + points)  # no peg goes behind the start
    state.turn = (seat + 1) % len(state.pegs)
    if state.filled == state.fields:
        next_game(state)
    return (("points", points),)


def check(state, channels, tunnels, seconds):
    """Whether a run has only what its version and the options know."""
    if state.version == 1 and tunnels is not None:
        raise Refused("version 1 has no tunnels")
    if state.version == 1 and channels > _CHANNELS:
        raise Refused("version 1 has %d channels at most" % _CHANNELS)
    if seconds is not None and not state.clock:
        raise Refused("seconds are for option clock on")


def check_changes(state, changes, joker):
    """At most three changes, four with a joker that is left ("Types of Changing", "Joker")."""
    if joker and not state.jokers[state.turn]:
        raise Refused("#%d has no joker left" % (state.turn + 1))
    if len(changes) > _CHANGES and not joker:
        raise Refused("%d changes need the joker" % len(changes))


def length(channels, tunnels):
    """The points of a path: the tower, each channel, and two for each tunnel."""
    return 1 + channels + 2 * tunnels


def minus(state, changes, seconds):
    """The minus points that the options ask for, by kind of change and by time."""
    late = max(0, seconds - _MINUTE) // _PENALTY
    if not state.minus:
        return late
    return late + sum([MINUS[CHANGES.index(change)] for change in changes])


def next_game(state):
    """All finish fields are full: the next of the prolonged rounds, or the end."""
    if state.game == state.games:
        state.over = True
        return
    state.game += 1
    state.filled = 0
    state.jokers = [state.each] * len(state.pegs)


def end(state):
    state.over = True
    return ()


def moot(state, event, card):
    """The arguments of a run that can't matter, given the others and the options."""
    miss = event[6]
    hidden = []
    for name, matters in (
        ("channels", not miss),
        ("tunnels", not miss and state.version == 2),
        ("changes", not miss and state.minus),
        ("joker", state.jokers[state.turn]),
        ("seconds", not miss and state.clock),
    ):
        if not matters:
            hidden.append(name)
    return hidden


def offered(state, event):
    """The channels of version 1; None where the table's limits say it."""
    return list(range(_CHANNELS + 1)) if event == (_RUN,) and state.version == 1 else None


def doubt(state, event):
    """What may be wrong with a legal run: it is longer than the rulebook's longest path."""
    most = LONGEST[state.version - 1]
    if not event[6] and length(event[1], event[2] or 0) > most:
        return "longest is %d" % most
    return ""


def sides(state):
    """The seats that win together."""
    return SIDES if state.teams else ()


def about(state):
    """What holds now and players want to see, as tells."""
    blue, red = MARBLES[len(state.pegs) - SEATS[0]]
    facts = (("field", state.filled + 1), ("fields", state.fields), ("version", state.version))
    return facts + (("blue", blue), ("red", red))


def view(state):
    """Where the game stands: `(round, phase, seat to move or None, over, someone wins)`."""
    over = state.over
    return state.game, 1 if over else 0, None if over else state.turn, over, over


def player(state, seat):
    """A player's score, what ranks it (most first) and the values of FIELDS.

    Pegs that are level share a rank; a team's score is the sum of its pegs.
    """
    score = state.pegs[seat]
    if state.teams:
        score = sum([state.pegs[other] for other in SIDES[seat % 2]])
    return score, (score,), (state.runs[seat], state.jokers[seat])
