"""cubes while the board lies elsewhere: turns, kits, charge, surges and scores by tally.

Source: the rules of cubes; each function names its section. Players see for themselves where a
shard may lie and tell its size. cubes_grid.py plays the same game with the board in it, on what
is common to both here.
"""

from .table import CELL, FLAG, INT, KEY, MANY, OPT, SEAT, WORD, Refused, chosen, const

NAME = "cubes"
SEATS = (2, 4)

KITS = (bytes((1, 2, 5, 12)), bytes((1, 2, 8, 6)))  # shards of 2, 3, 4 and 5 cells; in 2D, in 3D
_SMALLEST = const(2)
_FULL_KIT = const(5)  # points for placing every shard
_MOST_CHARGE = const(9)
SECOND_CHARGE = bytes((2, 1))  # what the second of two seats starts with in 2D; on a torus
_SPARK_COST = const(1)
_LEAP_COST = const(2)
_SHATTER_COST = const(3)
_SCAN_COST = const(1)

PHASES = ("play", "over")
_PLAY = const(0)
_OVER = const(1)

_SWITCH = ("off", "on")
OPTIONS = (
    ("board", WORD, ("tally", "grid")),
    ("dims", WORD, ("2", "3")),
    ("gravity", WORD, ("stack", "orbit")),
    ("torus", WORD, _SWITCH),
    ("fog", WORD, _SWITCH),
    ("teams", WORD, _SWITCH),
    ("shared_light", WORD, _SWITCH),
    ("storm", INT, 0, 99),
    ("size", INT, 6, 30),
    ("nodes", WORD, ("default", "none")),
    ("node", CELL | MANY),
)
DEFAULTS = (0, 0, 0, 0, 0, 0, 0, 0, None, 0, None)
_BOARD = const(0)
_DIMS = const(1)
_GRAVITY = const(2)
_TORUS = const(3)
_FOG = const(4)
_TEAMS = const(5)
_SHARED_LIGHT = const(6)
_STORM_EVERY = const(7)
_SIZE = const(8)
_NODE = const(10)

FIELDS = (
    ("cells", INT),
    ("kit", INT),
    ("charge", INT),
    ("dark", FLAG),
    ("done", FLAG),
    ("crowned", INT),
)

_NODES = ("nodes", INT | KEY | OPT, 0, 5)
# Every event: name, what a player reads, arguments, tells. New ones go to the end: an event's
# place is its number in saved games.
EVENTS = (
    ("place", "Place a shard", (("size", INT, 2, 5), _NODES), ()),
    ("spark", "Spark, 1 charge", (("nodes", INT | KEY | OPT, 0, 1),), ()),
    ("leap", "Leap, 2 charge", (), ()),
    ("shatter", "Shatter, 3 charge", (("player", SEAT),), ()),
    ("scan", "Scan, 1 charge", (), ()),
    ("misfire", "Misfire", (), ()),
    ("storm", "A storm", (("lost", INT | MANY, 0, 900),), ()),
    ("dark", "Go dark", (), ()),
    ("crown", "Columns crowned", (("columns", INT | MANY, 0, 900),), ()),
)
_PLACE = const(0)
_SPARK = const(1)
_LEAP = const(2)
_SHATTER = const(3)
_SCAN = const(4)
_MISFIRE = const(5)
_STORM = const(6)
_DARK = const(7)
_CROWN = const(8)

# The events in the order in which players look for them: those that move play on first.
MENU = bytes((_PLACE, _SPARK, _LEAP, _SHATTER, _SCAN, _MISFIRE, _STORM, _DARK, _CROWN))


class State:
    """One game without its board: what each seat has, and where in the turn play is."""

    def __init__(self, options, seats, first):
        """`options` are all given, as `chosen` fills them in."""
        flat = options[_DIMS] == 0
        self.seats = seats
        self.first = first
        self.turn = first
        self.round = 1
        self.phase = _PLAY
        self.fog = options[_FOG] == 1
        self.teams = options[_TEAMS] == 1
        self.storm = options[_STORM_EVERY]
        self.stack = not flat and options[_GRAVITY] == 0
        self.kits = [bytearray(KITS[0 if flat else 1]) for _ in range(seats)]  # shards by size
        self.cells = [0] * seats
        self.charge = [0] * seats
        self.dark = [False] * seats
        self.crowned = None  # columns a seat, once they are known
        # What was said in this turn.
        self.leaped = self.shattered = self.scanned = False
        if seats == 2 and flat:
            self.charge[1 - first] = SECOND_CHARGE[options[_TORUS]]


def form(options):
    """The module that plays with these options, if it is not this one."""
    return "cubes_grid" if options[_BOARD] == 1 else None


def unfit(options, seats):
    """The first option that does not go with the others or the seats; None when all do.

    `(its place, why)`, and for a node which of them it is.
    """
    grid, cubes = options[_BOARD] == 1, options[_DIMS] == 1
    if options[_GRAVITY] is not None and not cubes:
        return _GRAVITY, "gravity goes with dims 3"
    if options[_TORUS] and cubes:
        return _TORUS, "a torus goes with dims 2"
    if options[_TEAMS] and seats != 4:
        return _TEAMS, "teams go with 4 seats"
    if options[_SHARED_LIGHT] and not options[_TEAMS]:
        return _SHARED_LIGHT, "shared_light goes with teams"
    for place in range(_SIZE, _NODE + 1):
        if options[place] is not None and not grid:
            return place, "%s goes with board grid" % OPTIONS[place][0]
    if options[_NODE] is not None:
        from .cubes_grid import misplaced  # only a board of one's own needs it

        return misplaced(chosen(options, DEFAULTS), seats)
    return None


def new(options, seats, first):
    """A game at its start ("Seats and Cores"). `options` in the order of OPTIONS or None."""
    return State(chosen(options, DEFAULTS), seats, first)


# --- what both forms share -----------------------------------------------------------------


def ally(state, seat):
    """The seat that plays with this one, None without teams ("Variants": 1 and 3, 2 and 4)."""
    return (seat + 2) % 4 if state.teams else None


def opponents(state):
    """The seats that whoever's turn it is may Shatter."""
    mine = (state.turn, ally(state, state.turn))
    return [seat for seat in range(state.seats) if seat not in mine]


def out(state, seat):
    """Whether a seat has no more turns: dark, or its whole kit is placed."""
    return state.dark[seat] or not sum(state.kits[seat])


def all_out(state):
    """The game ends when every seat is dark or has placed its whole kit."""
    return not [seat for seat in range(state.seats) if not out(state, seat)]


def step_on(state):
    """Play passes to the next seat's place; whether a round ended with that."""
    state.leaped = state.shattered = state.scanned = False
    state.turn = (state.turn + 1) % state.seats
    ended = state.turn == state.first
    if ended:
        state.round += 1
    return ended


def pay(state, cost):
    state.charge[state.turn] -= cost


def too_dear(state, cost):
    """Why a surge of some cost can't be paid, None when it can."""
    charge = state.charge[state.turn]
    if charge < cost:
        return "#%d has %d charge, it costs %d" % (state.turn + 1, charge, cost)
    return None


def cover(state, nodes):
    """A charge for each node covered, nine at most ("Nodes and surges")."""
    state.charge[state.turn] = min(_MOST_CHARGE, state.charge[state.turn] + nodes)


def surge_why_not(state, event):
    """Why a surge may not be said now, whatever its arguments; None when it may."""
    who = "#%d" % (state.turn + 1)
    if event == _SPARK:
        return too_dear(state, _SPARK_COST)
    if event == _LEAP:
        return who + " leaps already" if state.leaped else too_dear(state, _LEAP_COST)
    if event == _SCAN and not state.fog:
        return "a Scan is for fog games"
    if event == _SCAN:
        return who + " scans already" if state.scanned else too_dear(state, _SCAN_COST)
    if state.shattered:
        return "one Shatter a turn"
    if not sum([state.cells[seat] for seat in opponents(state)]):
        return "there is no cell to shatter"
    return too_dear(state, _SHATTER_COST)


def shatter_from(state, seat):
    """An opponent's cell is destroyed: 3 charge ("Nodes and surges")."""
    pay(state, _SHATTER_COST)
    state.cells[seat] -= 1
    state.shattered = True


# --- the events of the tally ---------------------------------------------------------------


def why_not(state, event):
    """Why an event may not be said now, whatever its arguments; None when it may."""
    if event == _CROWN:
        if not state.stack:
            return "columns are crowned in games with gravity (dims 3, stack)"
        if state.phase == _PLAY:
            return "columns are crowned after the end"
        return "the columns are told" if state.crowned else None
    if state.phase == _OVER:
        return "the game is over"
    if event == _MISFIRE and not state.fog:
        return "a misfire is for fog games"
    if event == _STORM and not state.storm:
        return "storms are off"
    if _SPARK <= event <= _SCAN:
        return surge_why_not(state, event)
    return None


def asks(state):
    """The events that may be said now, by number, those that move play on first."""
    return [event for event in MENU if why_not(state, event) is None]


def apply(state, event):
    """Play one event, `(number, value, ...)`; it tells nothing. Refused where it may not be."""
    reason = why_not(state, event[0])
    if reason:
        raise Refused(reason)
    ACTIONS[event[0]](state, *event[1:])
    return ()


def place(state, size, nodes):
    """A shard from the kit goes onto the board ("Your turn")."""
    kit = state.kits[state.turn]
    if not kit[size - _SMALLEST]:
        raise Refused("#%d has no shard of %d cells left" % (state.turn + 1, size))
    if (nodes or 0) > size:
        raise Refused("a shard of %d cells covers at most %d nodes" % (size, size))
    kit[size - _SMALLEST] -= 1
    settle(state, size, nodes)


def spark(state, nodes):
    """A single cell instead of a shard; the kit stays as it is."""
    pay(state, _SPARK_COST)
    settle(state, 1, nodes)


def settle(state, cells, nodes):
    state.cells[state.turn] += cells
    cover(state, nodes or 0)
    end_turn(state)


def leap(state):
    pay(state, _LEAP_COST)
    state.leaped = True


def shatter(state, seat):
    if seat not in opponents(state):
        raise Refused("a Shatter hits an opponent")
    if not state.cells[seat]:
        raise Refused("#%d has no cell to shatter" % (seat + 1))
    shatter_from(state, seat)


def scan(state):
    pay(state, _SCAN_COST)
    state.scanned = True


def misfire(state):
    """The shard hit something unseen: it stays in the kit, the turn ends ("Variants": Fog)."""
    end_turn(state)


def storm(state, lost):
    """A ring of the board turned to ash: the cells each seat lost ("Variants": Storm)."""
    check_list(state, lost)
    state.cells = [cells - less for cells, less in zip(state.cells, lost)]


def dark(state):
    """No legal placement, even with surges: out for the rest of the game ("Your turn")."""
    state.dark[state.turn] = True
    end_turn(state)


def crown(state, columns):
    """The columns each seat has the top cube of, counted after the end."""
    check_list(state, columns)
    state.crowned = list(columns)


def check_list(state, numbers):
    """Refused unless there is a number for each seat, and none is above the cells it has."""
    if len(numbers) != state.seats:
        raise Refused("a number for each of %d seats" % state.seats)
    for seat, number in enumerate(numbers):
        if number > state.cells[seat]:
            raise Refused("#%d has %d cells, not %d" % (seat + 1, state.cells[seat], number))


def end_turn(state):
    """The turn passes to the next seat that is neither dark nor done."""
    if all_out(state):
        state.phase = _OVER
        return
    step_on(state)
    while out(state, state.turn):
        step_on(state)


ACTIONS = (place, spark, leap, shatter, scan, misfire, storm, dark, crown)


# --- what is seen --------------------------------------------------------------------------


def length(state, event):
    """How many values an argument that is a list takes: one a seat."""
    return state.seats


def about(state):
    """What holds now and players want to see, as tells."""
    seat = state.turn
    return (("charge", state.charge[seat]), ("left", sum(state.kits[seat])))


def view(state):
    """Where the game stands: `(round, phase, seat to move or None, over, someone wins)`."""
    ended = state.phase == _OVER
    return state.round, state.phase, None if ended else state.turn, ended, ended


def points(state, seat):
    """A point a cell, five for the whole kit, one a column crowned ("Scoring and the end")."""
    crowns = state.crowned[seat] if state.crowned else 0
    return state.cells[seat] + (0 if sum(state.kits[seat]) else _FULL_KIT) + crowns


def player(state, seat):
    """A player's score (a team's is its seats' together), its rank's key, and FIELDS."""
    score = points(state, seat)
    friend = ally(state, seat)
    if friend is not None:
        score += points(state, friend)
    left = sum(state.kits[seat])
    crowns = state.crowned[seat] if state.crowned else 0
    fields = (state.cells[seat], left, state.charge[seat], state.dark[seat], not left, crowns)
    return score, (score,), fields
