"""The scorepad for any other game: a score a player and round, until the table says it is over."""

from .table import INT, MANY, SEAT, WORD, Refused, chosen, const

NAME = "scorepad"
SEATS = (1, 8)
TURNS = False  # nobody begins: scores come in any order

PHASES = ("play", "over")

OPTIONS = (
    ("wins", WORD, ("high", "low")),
    ("target", INT, 1, 9999),
    ("rounds", INT, 1, 99),
)
DEFAULTS = (0, None, None)  # no target, no last round

FIELDS = (("rounds", INT | MANY),)  # an entry a round, None where it is missing

_PLAYER = ("player", SEAT)
_POINTS = ("points", INT, -9999, 9999)
# Every event: name, what a player reads, arguments, tells. New ones go to the end: an event's
# place is its number in saved games.
EVENTS = (
    ("score", "Score", (_PLAYER, _POINTS), ()),
    ("next", "Next round", (), ()),
    ("fix", "Mend round", (("round", INT, 1, 9999), _PLAYER, _POINTS), ()),
    ("end", "End the game", (), ()),
)
_SCORE = const(0)
_NEXT = const(1)
_FIX = const(2)
_END = const(3)

_MISSING = const(0)  # in the entries, where a score is held as so much more than it is
_ZERO = const(10000)


class State:
    """One pad: its options, the entries of all rounds, and their sums."""

    def __init__(self, seats, low, target, last):
        self.low = low  # whether the lowest total wins
        self.target = target
        self.last = last  # the last round, None where the table decides
        self.round = 1
        self.totals = [0] * seats
        self.entries = bytearray(2 * seats)  # two bytes a score, round after round
        self.over = False


def new(options, seats, first):
    """An empty pad. `options` in the order of OPTIONS, None where not given."""
    wins, target, last = chosen(options, DEFAULTS)
    return State(seats, wins == 1, target, last)


def asks(state):
    """The events that may be said now, by number, those that move play on first."""
    if state.over:
        return []
    found = [_NEXT]
    if None in [entry(state, state.round, seat) for seat in range(len(state.totals))]:
        found.insert(0, _SCORE)
    if [at for at in range(0, len(state.entries), 2) if held(state, at) != _MISSING]:
        found.append(_FIX)
    return found + [_END]


def apply(state, event):
    """Play one event, `(number, value, ...)`; it tells nothing, or Refused."""
    if state.over:
        raise Refused("the game is over")
    (score, next_round, fix, end)[event[0]](state, *event[1:])
    return ()


def score(state, seat, points):
    """A player's score of this round; a 0 is one, too."""
    if entry(state, state.round, seat) is not None:
        raise Refused("#%d has an entry in round %d: mend it with 'fix'" % (seat + 1, state.round))
    enter(state, state.round, seat, points)


def next_round(state):
    """The round is over, and with it perhaps the game; scores still missing count 0."""
    reached = state.target is not None and max(state.totals) >= state.target
    if reached or state.round == state.last:
        state.over = True
        return
    state.round += 1
    state.entries += bytearray(2 * len(state.totals))


def fix(state, number, seat, points):
    """Another score in place of one that was entered, in this round or an earlier one."""
    if number > state.round:
        raise Refused("round %d has not begun" % number)
    old = entry(state, number, seat)
    if old is None:
        raise Refused("#%d has no entry in round %d" % (seat + 1, number))
    state.totals[seat] -= old
    enter(state, number, seat, points)


def end(state):
    state.over = True


def enter(state, number, seat, points):
    at = place(state, number, seat)
    state.entries[at] = (points + _ZERO) >> 8
    state.entries[at + 1] = (points + _ZERO) & 255
    state.totals[seat] += points


def entry(state, number, seat):
    """A player's score in a round, None where it is missing."""
    found = held(state, place(state, number, seat))
    return None if found == _MISSING else found - _ZERO


def place(state, number, seat):
    return 2 * ((number - 1) * len(state.totals) + seat)


def held(state, at):
    return state.entries[at] << 8 | state.entries[at + 1]


def offered(state, event):
    """The rounds that may have something to mend; None where the table's limits say it."""
    return list(range(1, state.round + 1)) if event == (_FIX,) else None


def known(state, event):
    """The entry that an event is about to mend, else None."""
    if event[0] == _FIX and len(event) == 3:
        return entry(state, event[1], event[2])
    return None


def about(state):
    """What holds now and players want to see, as tells."""
    return (("totals", state.totals), ("lead", lead(state)))


def lead(state):
    """Who leads, and by how much, in words; nothing where there is nobody to compare with."""
    totals = [-total if state.low else total for total in state.totals]
    best = max(totals)
    rest = [total for total in totals if total < best]
    if not rest:
        return "All level" if len(totals) > 1 else ""
    seats = ["#%d" % (seat + 1) for seat in range(len(totals)) if totals[seat] == best]
    return "%s lead%s by %d" % (", ".join(seats), "s" if len(seats) == 1 else "", best - max(rest))


def view(state):
    """Where the game stands: `(round, phase, seat to move or None, over, someone wins)`."""
    return state.round, 1 if state.over else 0, None, state.over, state.over


def player(state, seat):
    """A player's score, what ranks it (most first) and the values of FIELDS."""
    total = state.totals[seat]
    entries = [entry(state, number, seat) for number in range(1, state.round + 1)]
    return total, (-total if state.low else total,), (entries,)
