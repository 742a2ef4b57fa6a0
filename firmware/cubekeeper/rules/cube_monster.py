"""Cube Monster: turn order, the Monster's meals and offerings, structures, steps and winners.

Source: the Cube Monster rulebook; each function names its section. The table keeps count of
its own cubes and cards; this module keeps the order of play and everything it can work out.
"""

from .table import COUNT, FLAG, INT, MANY, OPT, SEAT, WORD, Refused, chosen, const

NAME = "cube-monster"
SEATS = (2, 4)

COLOURS = ("r", "y", "t", "p")  # red, yellow, turquoise, purple: cubes, and the reward decks
KINDS = ("factory", "statue", "marketplace", "shrine", "temple")
_FACTORY = const(0)
_STATUE = const(1)
_MARKETPLACE = const(2)
_SHRINE = const(3)
_TEMPLE = const(4)

CELLS = tuple(column + row for row in "1234" for column in "abcd")  # the Monster board
LINES = ("a", "b", "c", "d", "1", "2", "3", "4", "rise", "fall")
# The cells of each line, as bits in the order of CELLS.
LINE_CELLS = (0x1111, 0x2222, 0x4444, 0x8888, 0x000F, 0x00F0, 0x0F00, 0xF000, 0x8421, 0x1248)

DIE = bytes((1, 2, 2, 2, 3, 3))  # the Monster die
EXTRA = bytes((0, 1, 3))  # cubes that none, one or two Factories of a colour add
STEP_DEMAND = bytes((0, 0, 0, 0, 1, 2))  # what the step a champion stands on adds to the die
_ROUNDS = const(16)  # slots on the round tracker
_KEEP = const(6)  # free cubes a player may hold when the turn ends
# The Factories each seat starts with, from the first Feeder on, by number of players.
SETUP = ("ry yp", "ry yp pr", "ry yp pt tr")
# For each kind of structure: most of one colour, most in all, the step that unlocks it.
LIMITS = bytes((
    2, 8, 1,  # Factory
    4, 4, 1,  # Statue
    1, 1, 1,  # Marketplace
    1, 4, 1,  # Shrine
    1, 2, 3,  # Temple
))  # fmt: skip
MOST = bytes((17, 19))  # all structures of a player: before Temples are unlocked, and after

PHASES = ("draw", "feed", "offering", "turns", "last", "over")
_PHASE_DRAW = const(0)
_PHASE_FEED = const(1)
_PHASE_OFFERING = const(2)
_PHASE_TURNS = const(3)
_PHASE_LAST = const(4)
_PHASE_OVER = const(5)

OPTIONS = (("top", INT, 2, 20), ("board", WORD, ("manual", "tracked")))
DEFAULTS = (6, 0)

FIELDS = (
    ("step", INT),
    ("supers", INT),
    ("village", INT | OPT),
    ("factories", COUNT, COLOURS),
    ("shrines", COUNT, COLOURS),
    ("temples", COUNT, COLOURS),
    ("statues", WORD | MANY, COLOURS),
    ("marketplace", FLAG),
)

_PLAYER = ("player", SEAT)
_COLOUR = ("colour", WORD, COLOURS)
_MAYBE_COLOUR = ("colour", WORD | OPT, COLOURS)
_KIND = ("kind", WORD, KINDS)
_EXTRA = ("extra", INT)
_REWARDS = ("rewards", WORD | MANY, COLOURS)

# Every event: name, what a player reads, arguments, tells. New ones go to the end: an event's
# place is its number in saved games.
EVENTS = (
    ("draw", "Pit filled", (), (("pit", INT),)),
    ("restart", "No cube fits", (), ()),
    ("feed", "Monster fed", (("cell", WORD | OPT, CELLS),), (("lines", WORD | MANY, LINES),)),
    ("line", "Line filled", (("line", WORD | OPT, LINES),), ()),
    ("roll", "Roll the die", (("die", INT, 1, 3),), (("demand", INT | MANY),)),
    (
        "offer",
        "Offering",
        (_PLAYER, ("answer", WORD, ("yes", "no"))),
        (_REWARDS, ("disaster", SEAT | MANY)),
    ),
    ("take", "Take a cube", (_MAYBE_COLOUR,), (_EXTRA, ("temple", FLAG))),
    ("temple", "Temple cube", (_COLOUR,), (_EXTRA,)),
    ("build", "Build", (_KIND, _MAYBE_COLOUR), (_REWARDS,)),
    ("lose", "Lose a structure", (_PLAYER, _KIND, _MAYBE_COLOUR), ()),
    ("climb", "Climb a step", (), (("step", INT), ("reward", FLAG))),
    ("supers", "Super Cubes", (_PLAYER, ("count", INT, 1, 99)), ()),
    ("done", "End the turn", (("free", INT | OPT, 0, 160),), ()),
    ("last", "Last cube", (("cube", WORD, ("match", "miss")),), ()),
    ("village", "Village cubes", (_PLAYER, ("cubes", INT, 0, 160)), ()),
)
_DRAW = const(0)
_RESTART = const(1)
_FEED = const(2)
_LINE = const(3)
_ROLL = const(4)
_OFFER = const(5)
_TAKE = const(6)
_TEMPLE_CUBE = const(7)
_BUILD = const(8)
_LOSE = const(9)
_CLIMB = const(10)
_SUPERS = const(11)
_DONE = const(12)
_LAST = const(13)
_VILLAGE = const(14)

# The phases an event belongs to, as bits in the order of PHASES; by event.
_IN_DRAW = const(1)
_IN_FEED = const(2)
_IN_OFFERING = const(4)
_IN_TURNS = const(8)
_IN_LAST = const(16)
_ALWAYS = const(63)
_BEFORE_THE_END = const(31)
WHEN = bytes((
    _IN_DRAW,  # draw
    _IN_FEED,  # restart
    _IN_FEED,  # feed
    _ALWAYS,  # line: why_not says when
    _IN_OFFERING,  # roll
    _IN_OFFERING,  # offer
    _IN_TURNS,  # take
    _IN_TURNS,  # temple
    _IN_TURNS,  # build
    _BEFORE_THE_END,  # lose
    _IN_TURNS,  # climb
    _ALWAYS,  # supers
    _IN_TURNS,  # done
    _IN_LAST,  # last
    _ALWAYS,  # village
))  # fmt: skip
ANY_TIME = bytes((_SUPERS, _VILLAGE))  # may be said between a feed and its line
# The events in the order in which players look for them: those that move play on first.
MENU = bytes((
    _DRAW, _FEED, _LINE, _RESTART, _ROLL, _OFFER, _TAKE, _TEMPLE_CUBE, _DONE, _CLIMB, _BUILD,
    _LAST, _SUPERS, _LOSE, _VILLAGE,
))  # fmt: skip
ROLLED = (_ROLL, DIE)  # the event whose value a die gives, and the faces of that die


class State:
    """One game: what stands on the boards, and where in the round play is."""

    def __init__(self, top, tracked, seats, first):
        self.seats = seats
        self.top = top
        self.tracked = tracked
        self.round = 1
        self.phase = _PHASE_DRAW
        self.feeder = first
        self.active = first  # whose turn it is in the turns
        self.steps = [1] * seats
        self.supers = [0] * seats
        self.village = [None] * seats
        self.built = [bytearray(4 * len(KINDS)) for _ in range(seats)]  # by kind, then colour
        self.statues = [[] for _ in range(seats)]  # their slots, in the order built
        self.board = 0  # filled cells of a tracked Monster board, as bits
        self.filled = []  # lines the last feed filled there
        self.fed = None  # round and Feeder before a feed whose line may still be said
        self.matched = False  # the last cube matched: this feed ends the round
        self.die = 0
        self.failed = [None] * seats  # answers to an offering: 0 made it, 1 failed
        self.taken = False
        self.climbed = False
        self.temple = False  # a Temple answered, its cube is not drawn yet


def new(options, seats, first):
    """A game at its start ("Setup"). `options` in the order of OPTIONS, None where not given."""
    top, board = chosen(options, DEFAULTS)
    state = State(top, board == 1, seats, first)
    for place, colours in enumerate(SETUP[seats - 2].split()):
        for colour in colours:
            state.built[(first + place) % seats][4 * _FACTORY + COLOURS.index(colour)] += 1
    return state


def why_not(state, event):
    """Why an event may not be said now, whatever its arguments; None when it may."""
    choosing = len(state.filled) > 1 and state.phase == _PHASE_FEED
    who = "#%d" % (state.active + 1)
    if choosing and event != _LINE and event not in ANY_TIME:
        return "choose with 'line' which goes back"
    if not WHEN[event] >> state.phase & 1:
        return "'%s' is not for the phase '%s'" % (EVENTS[event][0], PHASES[state.phase])
    if event == _LINE and not (choosing or state.fed):
        return "'line' follows a feed"
    if event == _RESTART and state.matched:
        return "after a match any cube may be fed"
    if event == _ROLL and state.die:
        return "the die has been rolled"
    if event == _OFFER and not state.die:
        return "the Feeder rolls first"
    if event == _TAKE and state.taken:
        return who + " has taken a cube"
    if event in (_BUILD, _CLIMB, _DONE) and not state.taken:
        return who + " takes a cube first"
    if event == _BUILD and sum(state.built[state.active]) >= MOST[state.steps[state.active] > 2]:
        return "all is built"
    if event == _LOSE and not sum([sum(built) for built in state.built]):
        return "no structure stands"
    if event == _TEMPLE_CUBE and not state.temple:
        return "no Temple cube to draw"
    if event == _CLIMB and state.climbed:
        return who + " has climbed: once a turn"
    if event == _CLIMB and state.steps[state.active] >= state.top:
        return who + " stands on the mountaintop"
    return None


def asks(state):
    """The events that may be said now, by number, those that move play on first."""
    return [event for event in MENU if why_not(state, event) is None]


def apply(state, event):
    """Play one event, `(number, value, ...)`; the tells as `(name, value)` pairs, or Refused."""
    number = event[0]
    reason = why_not(state, number)
    if reason:
        raise Refused(reason)
    fed = (state.round, state.feeder) if number == _FEED and not state.tracked else None
    tells = ACTIONS[number](state, *event[1:])
    if number not in ANY_TIME:
        state.fed = fed
    return tells or ()


def draw(state):
    """The Feeder fills the pit with two cubes more than there are players ("1. Draw Cubes")."""
    pit = about(state)
    state.phase = _PHASE_FEED
    state.matched = False
    return pit


def restart(state):
    """No pit cube fits: the same round starts again ("a. Feed the monster")."""
    state.phase = _PHASE_DRAW


def feed(state, cell):
    """One cube onto the Monster board; a filled line calls for an offering."""
    if not state.tracked:
        if cell is not None:
            raise Refused("untracked board: 'feed' without a cell")
        move_on(state)
        return ()
    if cell is None:
        raise Refused("tracked board: 'feed a1' to 'feed d4'")
    if state.board >> cell & 1:
        raise Refused("%s is occupied" % CELLS[cell])
    state.board |= 1 << cell
    state.filled = [n for n, cells in enumerate(LINE_CELLS) if state.board & cells == cells]
    if len(state.filled) == 1:
        start_offering(state)
    elif not state.filled:
        move_on(state)
    return (("lines", state.filled),)


def line(state, which):
    """Manual: the last feed filled a line. Tracked: which of several lines goes back."""
    if not state.tracked:
        if which is not None:
            raise Refused("untracked board: 'line' without a name")
        state.round, state.feeder = state.fed
    else:
        if which not in state.filled:
            names = ", ".join([LINES[n] for n in state.filled])
            raise Refused("one of the filled lines goes back: %s" % names)
        state.filled = [which]
    start_offering(state)


def start_offering(state):
    state.phase = _PHASE_OFFERING
    state.die = 0
    state.failed = [None] * state.seats


def demand(state, seat):
    """Cubes of different colours a player must offer: die and step ("How many cubes?").

    The mountaintop, and any step that the rulebook shows no icon on, ask for nothing more.
    """
    step = state.steps[seat]
    marked = step < state.top and step < len(STEP_DEMAND)
    return state.die + (STEP_DEMAND[step] if marked else 0)


def roll(state, die):
    state.die = die
    return about(state)


def offer(state, seat, failed):
    """A player's answer, yes (0) or no; after the last, one Disaster for all who failed.

    ("The results".)
    """
    if state.failed[seat] is not None:
        raise Refused("#%d has answered" % (seat + 1))
    state.failed[seat] = failed
    tells = [] if failed else [("rewards", state.statues[seat])]
    if None not in state.failed:
        tells.append(("disaster", [s for s in range(state.seats) if state.failed[s]]))
        for number in state.filled:
            state.board &= ~LINE_CELLS[number]
        state.filled = []
        move_on(state)
    return tells


def move_on(state):
    """After a feed and its offering: the turns, or the end of the round after a match."""
    if state.matched:
        end_round(state)
    else:
        state.phase = _PHASE_TURNS
        start_turn(state, state.feeder + 1)


def start_turn(state, seat):
    state.active = seat % state.seats
    state.taken = state.climbed = state.temple = False


def take(state, colour):
    """A cube from the pit; it works Factories and Temples of its colour."""
    state.taken = True
    if colour is None:
        return ()
    mine = state.built[state.active]
    state.temple = mine[4 * _TEMPLE + colour] > 0
    return (("extra", EXTRA[mine[4 * _FACTORY + colour]]), ("temple", state.temple))


def temple_cube(state, colour):
    """The random cube of a Temple: it works Factories, not Temples ("Temple")."""
    state.temple = False
    return (("extra", EXTRA[state.built[state.active][4 * _FACTORY + colour]]),)


def place_of(kind, colour):
    """Where a structure is counted in a player's `built`; Refused if it is misnamed."""
    if (colour is None) != (kind == _MARKETPLACE):
        wanted = "no colour" if kind == _MARKETPLACE else "a colour: r, y, t or p"
        raise Refused("%s takes %s" % (KINDS[kind], wanted))
    return 4 * kind + (colour or 0)


def build(state, kind, colour):
    """A structure on the village board, within its limits ("Structures")."""
    place = place_of(kind, colour)
    mine = state.built[state.active]
    most, most_in_all, unlocked = LIMITS[3 * kind : 3 * kind + 3]
    if state.steps[state.active] < unlocked:
        raise Refused("%s is unlocked on step %d" % (KINDS[kind], unlocked))
    if sum(mine[4 * kind : 4 * kind + 4]) >= most_in_all:
        raise Refused("%s: %d at most" % (KINDS[kind], most_in_all))
    if mine[place] >= most:
        raise Refused("%s %s: %d at most" % (KINDS[kind], COLOURS[colour], most))
    mine[place] += 1
    if kind != _STATUE:
        return ()
    state.statues[state.active].append(colour)
    return (("rewards", [colour]),)


def lose(state, seat, kind, colour):
    """A Disaster took a structure; of Statues on like slots the oldest goes."""
    place = place_of(kind, colour)
    if not state.built[seat][place]:
        name = KINDS[kind] if colour is None else KINDS[kind] + " " + COLOURS[colour]
        raise Refused("#%d has no %s to lose" % (seat + 1, name))
    state.built[seat][place] -= 1
    if kind == _STATUE:
        state.statues[seat].remove(colour)


def climb(state):
    """One step up, with the step's Reward card ("Climbing Up Mount Kubia")."""
    state.climbed = True
    state.steps[state.active] += 1
    return (("step", state.steps[state.active]), ("reward", True))


def supers(state, seat, count):
    state.supers[seat] += count


def done(state, free):
    """The turn ends with at most six free cubes; the Feeder's turn is the last."""
    if free is not None and free > _KEEP:
        raise Refused("%d free cubes: at most %d may be kept, swap or build first" % (free, _KEEP))
    if state.active == state.feeder:
        state.phase = _PHASE_LAST
    else:
        start_turn(state, state.active + 1)


def last(state, missed):
    """The last pit cube on the round tracker: match (0) feeds again ("4. End the Round")."""
    if missed:
        end_round(state)
    else:
        state.matched = True
        state.phase = _PHASE_FEED


def end_round(state):
    """The game ends with round 16, or the round in which someone reached the top."""
    if state.round == _ROUNDS or max(state.steps) >= state.top:
        state.phase = _PHASE_OVER
        return
    state.round += 1
    state.feeder = (state.feeder + 1) % state.seats
    state.phase = _PHASE_DRAW


def village(state, seat, cubes):
    state.village[seat] = cubes


ACTIONS = (draw, restart, feed, line, roll, offer, take, temple_cube, build, lose, climb)
ACTIONS += (supers, done, last, village)


def view(state):
    """Where the game stands: `(round, phase, seat to move or None, over, someone wins)`."""
    over = state.phase == _PHASE_OVER
    turn = state.active if state.phase == _PHASE_TURNS else state.feeder
    return state.round, state.phase, None if over else turn, over, over


def about(state):
    """What holds now and players want to see, as tells."""
    if state.phase == _PHASE_DRAW:
        return (("pit", state.seats + 2),)
    if state.matched and state.phase == _PHASE_FEED:
        return (("matched", True),)
    if state.phase == _PHASE_OFFERING and state.die:
        return (("demand", [demand(state, seat) for seat in range(state.seats)]),)
    return ()


def player(state, seat):
    """A player's score, what ranks it (most first, "Game End") and the values of FIELDS."""
    step, supers, village = state.steps[seat], state.supers[seat], state.village[seat]
    built = list(state.built[seat])
    counts = [built[4 * kind : 4 * kind + 4] for kind in (_FACTORY, _SHRINE, _TEMPLE)]
    marketplace = built[4 * _MARKETPLACE] > 0
    values = [step, supers, village] + counts + [state.statues[seat], marketplace]
    return step, (step, supers, village or 0), values
