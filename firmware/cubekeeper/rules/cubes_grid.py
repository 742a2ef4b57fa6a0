"""cubes with the board in the handheld: where shards may lie, darkness, fog, storms and nodes.

Source: the rules of cubes; each function names its section. What does not need a board, the turn
order, charge and scores, is in cubes.py; the board itself in cubes_board.py.
"""

from . import cubes, shards
from .cubes import DEFAULTS, FIELDS, NAME, OPTIONS, PHASES, SEATS, about, player, unfit, view
from .cubes_board import Room, board_of, core_places, count, node_places, usual_size
from .table import CELL, MANY, Refused, chosen, const, coordinates

__all__ = ("DEFAULTS", "FIELDS", "NAME", "OPTIONS", "PHASES", "SEATS")
__all__ += ("about", "player", "unfit", "view")

_DIMS = const(1)
_GRAVITY = const(2)
_TORUS = const(3)
_SHARED_LIGHT = const(6)
_SIZE = const(8)
_NODES = const(9)
_NODE = const(10)

# Every event: name, what a player reads, arguments, tells. The first ones are those of cubes.py
# by number; new ones go to the end.
EVENTS = (
    ("place", "Place a shard", (("cells", CELL | MANY),), ()),
    ("spark", "Spark", (("cell", CELL),), ()),
    ("leap", "Leap", (), ()),
    ("shatter", "Shatter", (("cell", CELL),), ()),
    ("scan", "Scan", (), ()),
)
_PLACE = const(0)
_SPARK = const(1)
_LEAP = const(2)
_SHATTER = const(3)
_SCAN = const(4)
COSTS = bytes((0, 1, 2, 3, 1))  # charge, by event ("Nodes and surges")

# What a seat can place, as bits: a shard of its kit, a Spark, and either with a Leap.
_KIT = const(1)
_ONE = const(2)
_KIT_LEAPING = const(4)
_ONE_LEAPING = const(8)


class State(cubes.State):
    """One game with its board. Cells of one kind are an integer, a bit each (see Board)."""

    def __init__(self, options, seats, first):
        cubes.State.__init__(self, options, seats, first)
        flat = options[_DIMS] == 0
        self.shape = (flat, options[_SIZE] or usual_size(flat, seats), options[_TORUS] == 1)
        self.orbit = not flat and options[_GRAVITY] == 1
        self.shared = options[_SHARED_LIGHT] == 1
        self.kits = [bytearray([1] * len(shards.kit(flat))) for _ in range(seats)]  # 1: not placed
        self.lit = [0] * seats  # cells without the Core
        self.cores = [
            1 << self.board().at(*place) for place in cores(self.shape, seats, self.orbit)
        ]
        self.scars = 0
        self.ash = 0
        self.nodes = nodes(options, self.shape, self.orbit)
        self.scans = bytearray(seats)  # ends of own turns until which a Scan shows all
        self.can = 0  # what the seat whose turn it is can place
        self.misfired = False  # whether the newest placement was a misfire

    def board(self):
        return board_of(self.shape)


def cores(shape, seats, orbit):
    """The places of the Cores: on the floor, in orbit in the middle."""
    size = shape[1]
    return [(x, y, size // 2 if orbit else 0) for x, y in core_places(size, seats)]


def nodes(options, shape, orbit):
    """The neutral nodes at the start, as bits."""
    board, size = board_of(shape), shape[1]
    if options[_NODE]:
        bits = [board.bit(number) or 0 for number in options[_NODE]]
    elif options[_NODES]:
        bits = []
    else:
        bits = [1 << board.at(x, y, size // 2 if orbit else 0) for x, y in node_places(size)]
    return union(bits)


def misplaced(options, seats):
    """The first node that can't be where an option has it: `(option, why, which)` or None."""
    flat = options[_DIMS] == 0
    size = options[_SIZE] or usual_size(flat, seats)
    shape = (flat, size, False)
    taken = [1 << board_of(shape).at(*place) for place in cores(shape, seats, options[_GRAVITY])]
    for which, number in enumerate(options[_NODE]):
        bit = board_of(shape).bit(number)
        if bit is None:
            form = "x,y" if flat else "x,y,z"
            return _NODE, "a node is at %s, each from 0 to %d" % (form, size - 1), which
        if bit in taken:
            return _NODE, "there is a Core", which
    return None


def new(options, seats, first):
    """A game at its start ("Seats and Cores"). `options` in the order of OPTIONS or None."""
    state = State(chosen(options, DEFAULTS), seats, first)
    begin_turn(state)
    return state


# --- what lies where -----------------------------------------------------------------------


def union(bits):
    """All cells of some sets."""
    found = 0
    for some in bits:
        found |= some
    return found


def own(state, seat):
    """A seat's cells and its Core: what it may not touch by a side ("The link rule")."""
    return state.lit[seat] | state.cores[seat]


def light(state, seat):
    """What a seat links from, and sees by in fog: its own, with shared light its ally's too."""
    return own(state, seat) | (own(state, cubes.ally(state, seat)) if state.shared else 0)


def filled(state):
    """All cells that nothing can be placed on."""
    return union(state.lit) | union(state.cores) | state.scars | state.ash


def seen(state, seat):
    """What a seat sees; all of the board without fog, and after a Scan ("Variants": Fog)."""
    board = state.board()
    if not state.fog or state.scans[seat]:
        return board.inside
    return board.near(light(state, seat))


def links(state, seat, leaped):
    """The cells by which a shard may link; a Leap reaches up to two cells away."""
    board = state.board()
    from_here = light(state, seat)
    return board.near(from_here) if leaped else board.corners(from_here)


def held(state, known):
    """The cells that something may be below, None where nothing needs it ("Variants": Stack).

    What is not among the `known` cells may be filled.
    """
    board = state.board()
    below = filled(state) & known | board.inside & ~known
    return below << board.level | board.floor if state.stack else None


def room(state, seat, leaped, known):
    """Where a seat may place as far as the cells `known` to it tell: with all of them, truly."""
    board = state.board()
    free = board.inside & ~(filled(state) & known) & ~board.sides(own(state, seat))
    return Room(board, free, links(state, seat, leaped), held(state, known))


def one_fits(where):
    """All places for a Spark."""
    return where.shape_fits(b"\x00")


def why_misplaced(state, bits):
    """Why cells may not be where they are, for the seat to move; None when they may.

    In fog what is not seen is taken to be free. What cells rest on is not asked here.
    """
    board, seat = state.board(), state.turn
    if bits & seen(state, seat) & filled(state):
        return "a cell is taken"
    if bits & board.sides(own(state, seat)):
        return "a side touches your own"
    if not bits & links(state, seat, state.leaped):
        return "two cells away at most" if state.leaped else "no corner touches yours"
    return None


def why_it_seems_misplaced(state, bits):
    """The same as far as the seat to move sees: what is not seen may hold what lies on it."""
    return why_misplaced(state, bits) or floats(state, bits, seen(state, state.turn))


def floats(state, bits, known):
    """Why cells may not hang where they are, as far as the `known` ones tell; None if they may."""
    below = held(state, known)
    if below is not None and bits & ~(below | bits << state.board().level):
        return "nothing is below a cell"
    return None


def shard_of(state, numbers):
    """The shard that cells form, as its place in the kit; None when it is none of them.

    On a torus a shard may lie across the edge: it begins after a free column and row.
    """
    flat, size, torus = state.shape
    cells = [place_of(number) for number in numbers]
    if torus:
        starts = []
        for axis in (0, 1):
            taken = [place[axis] for place in cells]
            starts.append([n for n in taken if (n - 1) % size not in taken][:1] or [0])
        (left,), (top,) = starts
        cells = [((x - left) % size, (y - top) % size, z) for x, y, z in cells]
    for axis in range(3):
        along = [place[axis] for place in cells]
        if max(along) - min(along) >= shards.SPAN:
            return None
    return shards.kit(flat).find(shards.packed(cells))


def place_of(number):
    """The coordinates (x, y, z) of a CELL."""
    place = coordinates(number)
    return place if len(place) == 3 else place + (0,)


# --- the turn ------------------------------------------------------------------------------


def begin_turn(state):
    """Find out what the seat to move can place; whether it can place at all, surges included.

    Judged on the true board ("Your turn").
    """
    seat = state.turn
    kit = shards.kit(state.shape[0])
    where = room(state, seat, False, state.board().inside)
    can = _KIT | _KIT_LEAPING if where.any_fits(kit, state.kits[seat]) else 0
    can |= _ONE | _ONE_LEAPING if one_fits(where) else 0
    if not can & _KIT and state.charge[seat] >= COSTS[_LEAP]:
        where = room(state, seat, True, state.board().inside)
        can |= _KIT_LEAPING if where.any_fits(kit, state.kits[seat]) else 0
        can |= _ONE_LEAPING if one_fits(where) else 0
    state.can = can
    return can_place(state, state.charge[seat], False)


def can_place(state, charge, leaped):
    """Whether the seat to move can place something with so much charge."""
    if leaped:
        return bool(state.can & _KIT_LEAPING or charge >= 1 and state.can & _ONE_LEAPING)
    if state.can & _KIT or charge >= COSTS[_SPARK] and state.can & _ONE:
        return True
    return charge >= COSTS[_LEAP] and can_place(state, charge - COSTS[_LEAP], True)


def end_turn(state):
    """The turn passes on: storms as a round ends, then who can't place goes dark, till one can."""
    if state.scans[state.turn]:
        state.scans[state.turn] -= 1
    while not cubes.all_out(state):
        ended = state.round
        if cubes.step_on(state) and state.storm and ended % state.storm == 0:
            burn(state, ended // state.storm)
        if cubes.out(state, state.turn):
            continue
        if begin_turn(state):
            return
        state.dark[state.turn] = True
    state.phase = PHASES.index("over")
    if state.stack:
        state.crowned = crowns(state)


def burn(state, ring):
    """A ring of the board, counted from the edge, turns to ash ("Variants": Storm)."""
    ash = state.board().ring(ring, state.orbit)
    for seat in range(state.seats):
        state.lit[seat] &= ~ash
        state.cores[seat] &= ~ash
        state.cells[seat] = count(state.lit[seat])
    state.nodes &= ~ash
    state.scars &= ~ash
    state.ash |= ash


def crowns(state):
    """For each seat the columns whose top cell is its own ("Scoring and the end")."""
    board = state.board()
    occupied, open_above = filled(state), board.floor
    found = [0] * state.seats
    for z in range(board.size - 1, -1, -1):
        at = board.level * z
        tops = occupied >> at & open_above
        for seat in range(state.seats):
            found[seat] += count(state.lit[seat] >> at & tops)
        open_above &= ~tops
    return found


def why_not(state, event):
    """Why an event may not be said now, whatever its arguments; None when it may.

    In fog a placement may always be tried: to say that none fits would tell what is not seen.
    """
    if state.phase:
        return "the game is over"
    if event == _PLACE:
        fits = state.can & (_KIT_LEAPING if state.leaped else _KIT)
        return None if fits or state.fog else "no shard fits: use a surge"
    reason = cubes.surge_why_not(state, event)
    if reason:
        return reason
    if event == _SPARK:
        fits = state.fog or state.can & (_ONE_LEAPING if state.leaped else _ONE)
    else:
        rest = state.charge[state.turn] - COSTS[event]
        fits = can_place(state, rest, state.leaped or event == _LEAP)
    return None if fits else "after that #%d could place nothing" % (state.turn + 1)


def asks(state):
    """The events that may be said now, by number, those that move play on first."""
    return [event for event in range(len(EVENTS)) if why_not(state, event) is None]


def apply(state, event):
    """Play one event, `(number, value, ...)`; it tells nothing. Refused where it may not be."""
    reason = why_not(state, event[0])
    if reason:
        raise Refused(reason)
    ACTIONS[event[0]](state, *event[1:])
    return ()


def bits_of(state, numbers):
    """Some places as bits; Refused where one is not on the board or said twice."""
    bits = 0
    for number in numbers:
        bit = state.board().bit(number)
        if bit is None:
            flat, size, _ = state.shape
            form = "x,y" if flat else "x,y,z"
            raise Refused("a cell is %s, each from 0 to %d" % (form, size - 1))
        if bits & bit:
            raise Refused("a cell is said twice")
        bits |= bit
    return bits


def place(state, numbers):
    """A shard from the kit onto the cells; in fog it may hit what is not seen ("Your turn")."""
    bits = bits_of(state, numbers)
    shard = shard_of(state, numbers) if numbers else None
    if shard is None:
        raise Refused("that is no shard of the kit")
    kit = state.kits[state.turn]
    if not kit[shard]:
        raise Refused("#%d has placed that shard" % (state.turn + 1))
    if lay(state, bits):
        kit[shard] = 0
    end_turn(state)


def spark(state, number):
    """A single cell in place of a shard: 1 charge."""
    bits = bits_of(state, (number,))
    lay(state, bits, COSTS[_SPARK])
    end_turn(state)


def lay(state, bits, cost=0):
    """Light cells of the seat to move; False on a misfire, which costs as much ("Fog")."""
    reason = why_misplaced(state, bits)
    if reason:
        raise Refused(reason)
    state.misfired = bits & filled(state) != 0
    if not state.misfired:
        reason = floats(state, bits, state.board().inside)
        if reason:
            raise Refused(reason)
    cubes.pay(state, cost)
    if state.misfired:
        return False
    seat = state.turn
    state.lit[seat] |= bits
    state.cells[seat] += count(bits)
    cubes.cover(state, count(bits & state.nodes))
    state.nodes &= ~bits
    return True


def leap(state):
    cubes.pay(state, COSTS[_LEAP])
    state.leaped = True


def shatter(state, number):
    """One cell of an opponent, seen or not, becomes dead scar: 3 charge."""
    bit = bits_of(state, (number,))
    for seat in cubes.opponents(state):
        if state.lit[seat] & bit:
            cubes.shatter_from(state, seat)
            state.lit[seat] &= ~bit
            state.scars |= bit
            return
    raise Refused("no opponent's cell is there")


def scan(state):
    """The whole board is seen until the end of the seat's next turn: 1 charge."""
    cubes.pay(state, COSTS[_SCAN])
    state.scanned = True
    state.scans[state.turn] = 2


ACTIONS = (place, spark, leap, shatter, scan)
