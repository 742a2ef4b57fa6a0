"""Cubyria: what Rooms and Roofs score, hands, the Endgame, Sudden Death and the Coop goals.

Source: the Cubyria rulebook (draft); each function names its section. Players build on the
board and see for themselves what is connected; this module does the sums and keeps the order.
"""

from .table import CARDS, FLAG, INT, KEY, MANY, OPT, TEXT, WORD, Refused, chosen, const

NAME = "cubyria"
SEATS = (1, 5)

MODES = ("core", "zen", "coop")
_CORE = const(0)
_ZEN = const(1)
_COOP = const(2)
LEVELS = ("easy", "average", "difficult", "very-difficult", "ludicrous")
THRESHOLDS = bytes((50, 60, 75, 100, 150))  # team points a flip, by level; five flips at most
_FLIPS = const(5)
HANDS = bytes((3, 4, 4))  # cards dealt, by mode
_HAND_LIMIT = const(7)
_FALL = const(100)  # points behind the leader that Sudden Death forgives
_CENTRE = const(0x10)  # the Whimsy that lies face up at the start, in the grid's nine bits
LINES = (0x007, 0x038, 0x1C0, 0x049, 0x092, 0x124, 0x111, 0x054)  # three in a row, as bits

PHASES = ("build", "draw", "discard", "draft", "final", "over")
_BUILD = const(0)
_DRAWN = const(1)
_DISCARD = const(2)
_DRAFT = const(3)
_FINAL = const(4)
_OVER = const(5)

_SWITCH = ("off", "on")
OPTIONS = (
    ("mode", WORD, MODES),
    ("sudden_death", WORD, _SWITCH),
    ("affinities", WORD, _SWITCH),
    ("level", WORD, LEVELS),
    ("leftovers", WORD, _SWITCH),
    ("plays", INT, 1, 5),
    ("deck", CARDS),
)
DEFAULTS = (0, 0, 0, 1, None, 5, None)  # leftovers: on in core, else off
# The modes in which an option may be said, as bits in the order of MODES; by option.
FITS = bytes((7, 1, 2, 4, 7, 6, 7))

FIELDS = (("hand", INT), ("out", FLAG))

_CARD = ("card", TEXT | OPT, 40)
_BPV = ("bpv", INT | KEY | OPT, 0, 99)
_POINTS = (("points", INT),)
_HAND = ("hand", INT)
_PLACE = (("row", INT, 1, 3), ("column", INT, 1, 3))
_WHIMSIES = (("due", INT), ("won", FLAG))
# Every event: name, what a player reads, arguments, tells. New ones go to the end: an event's
# place is its number in saved games. The arguments stand in the order of the scoring steps; what
# few cards have, empty spaces, comes last.
EVENTS = (
    (
        "room",
        "Room",
        (
            _CARD,
            _BPV,
            ("floor", INT | KEY, 1, 99),
            ("bad", FLAG),
            ("ok", FLAG),
            ("match", INT | KEY | OPT, 0, 8),
            ("double", FLAG),
            ("stairs", INT | KEY | OPT, 0, 15),
            ("spaces", INT | KEY | OPT, 0, 99),
            ("per", INT | KEY | OPT, 0, 99),
        ),
        _POINTS,
    ),
    ("roof", "Roof", (_CARD, _BPV, ("caps", INT | KEY, 1, 99), ("match", FLAG)), _POINTS),
    ("helper", "Helper", (("name", TEXT | OPT, 40),), _POINTS),
    ("whimsy", "Whimsy done", (), ()),
    ("tally", "Tally", (), (("points", INT), ("total", INT))),
    ("draw", "Draw", (("cards", INT, 0, 2),), (_HAND,)),
    ("last", "Last Building Card", (), ()),
    ("depleted", "Deck empty", (), ()),
    ("discard", "Discard", (("cards", INT, 0, 99),), (("redraw", INT),)),
    ("end", "End the turn", (), (_HAND,)),
    ("drafted", "Cards drafted", (("cards", INT | MANY, 0, 99),), ()),
    ("left", "Cards left over", (("bpv", INT | MANY, 0, 99),), _POINTS),
    ("flip", "Turn up a Whimsy", _PLACE, _WHIMSIES),
    ("complete", "Whimsy completed", _PLACE, _WHIMSIES),
)
_ROOM = const(0)
_ROOF = const(1)
_HELPER = const(2)
_WHIMSY = const(3)
_TALLY = const(4)
_DRAW = const(5)
_LAST = const(6)
_DEPLETED = const(7)
_DISCARDS = const(8)
_END = const(9)
_DRAFTED = const(10)
_LEFT = const(11)
_FLIP = const(12)
_COMPLETE = const(13)

# The phases an event belongs to, as bits in the order of PHASES; by event, in core and in the
# modes with a Common Pool. There the discards come first, and a build may begin without them.
_IN_BUILD = const(1)
_IN_DRAWN = const(2)
_IN_DISCARD = const(4)
_IN_DRAFT = const(8)
_IN_FINAL = const(16)
_CORE_BUILD = const(_IN_BUILD | _IN_FINAL)
_POOL_BUILD = const(_IN_BUILD | _IN_DISCARD | _IN_FINAL)
_TURN = const(_IN_BUILD | _IN_DRAWN | _IN_DISCARD)
_BEFORE_THE_END = const(31)
_NEVER = const(0)
WHEN = (
    (_CORE_BUILD, _POOL_BUILD),  # room
    (_CORE_BUILD, _POOL_BUILD),  # roof
    (_CORE_BUILD, _POOL_BUILD),  # helper
    (_CORE_BUILD, _POOL_BUILD),  # whimsy
    (_CORE_BUILD, _POOL_BUILD),  # tally
    (_IN_BUILD | _IN_DRAWN, _NEVER),  # draw
    (_IN_DISCARD, _NEVER),  # last
    (_NEVER, _IN_DISCARD),  # depleted
    (_TURN, _IN_DISCARD),  # discard
    (_TURN | _IN_FINAL, _POOL_BUILD),  # end
    (_IN_DRAFT, _IN_DRAFT),  # drafted
    (_IN_FINAL, _IN_FINAL),  # left
    (_NEVER, _BEFORE_THE_END),  # flip
    (_NEVER, _BEFORE_THE_END),  # complete
)
# The events in the order in which players look for them: those that move play on first.
MENU = bytes((
    _LAST, _DEPLETED, _ROOM, _ROOF, _HELPER, _TALLY, _WHIMSY, _DRAW, _DISCARDS, _DRAFTED, _LEFT,
    _END, _FLIP, _COMPLETE,
))  # fmt: skip
# What a player may do before the tally and mend until then; `tally` closes it.
MENDABLE = bytes((_ROOM, _ROOF, _HELPER, _WHIMSY))


class State:
    """One game: its rules as chosen, points, hands, and where in the turn play is."""

    def __init__(self, mode, seats, first):
        self.mode = mode
        self.sudden_death = False
        self.affinities = True
        self.threshold = 0
        self.leftovers = True
        self.plays = 0
        self.scores = [0] * (1 if mode == _COOP else seats)  # a team has one score
        self.hands = [HANDS[mode]] * seats
        self.out = [False] * seats
        self.turn = first
        self.phase = _BUILD
        self.queue = []  # seats that have their final turn to play, the active one first
        self.standing = []  # cards of the catalogue that stand on the board
        self.news = None  # the event that only the newest one makes possible
        # This turn: components built, their points, and what was said.
        self.built = 0
        self.total = 0
        self.whimsy = self.tallied = self.discarded = self.left = False
        # Coop: thresholds ever reached, Whimsies turned up, and as bits those that are face up
        # and those that are completed.
        self.reached = 0
        self.flips = 0
        self.up = _CENTRE
        self.done = 0
        self.won = False


def seats(options):
    """Fewest and most players: one may play Zen and Coop."""
    return (1 if options[0] else 2), SEATS[1]


def unfit(options, seats):
    """The first option that does not go with the mode, as `(its place, why)`; else None."""
    mode = options[0] or _CORE
    for place, value in enumerate(options):
        if value is not None and not FITS[place] >> mode & 1:
            return place, "%s does not go with mode %s" % (OPTIONS[place][0], MODES[mode])
    return None


def new(options, seats, first):
    """A game at its start ("Setup"). `options` in the order of OPTIONS, None where not given."""
    mode, sudden_death, affinities, level, leftovers, plays, _ = chosen(options, DEFAULTS)
    state = State(mode, seats, first)
    state.sudden_death = sudden_death == 1
    state.affinities = affinities == 1 or mode != _ZEN
    state.threshold = THRESHOLDS[level]
    state.leftovers = mode == _CORE if leftovers is None else leftovers == 1
    state.plays = plays
    start_turn(state, first)
    return state


# --- what cards say ------------------------------------------------------------------------


def complete(event, find):
    """A Room or Roof with all that its card says filled in; other events as they are.

    `find(name)` gives a card as (name, kind, BPV, affinities, floors, points a space, note).
    Refused when the card is unknown or of the other kind, disagrees, or something is missing.
    """
    number = event[0]
    if number not in (_ROOM, _ROOF):
        return event
    values = list(event)
    card = event[1] and find(event[1])
    if event[1] and not card:
        raise Refused("no card '%s' in the catalogue: write bpv=N in its place" % event[1])
    if card:
        if card[1] != number:
            raise Refused("'%s' is a %s" % (card[0], EVENTS[card[1]][0]))
        values[2] = agreed("bpv", event[2], card[2])
        if number == _ROOM:
            fill_room(values, card)
    if number == _ROOM and event[4] and event[5]:
        raise Refused("'bad' and 'ok' do not go together")
    if values[2] is None:
        raise Refused("the Base Point Value is missing: write bpv=N")
    return tuple(values)


def agreed(name, said, known):
    """What was said or the card knows; Refused where they differ."""
    if said is not None and known is not None and said != known:
        raise Refused("the card says %s=%d, not %d" % (name, known, said))
    return said if known is None else known


def fill_room(values, card):
    """A Room's floor preference and points a space, from its card ("Reading a Card")."""
    if card[4] is not None:
        bad = not card[4] >> min(values[3], 4) - 1 & 1
        if values[5 if bad else 4]:
            like = "discourages" if bad else "likes"
            raise Refused("the card %s floor %d" % (like, values[3]))
        values[4] = bad
    values[10] = agreed("per", values[10], card[5])


def moot(state, event, card):
    """The arguments of a Room or Roof that can't matter, given the others and its card."""
    hidden = ["ok"]
    affinities = state.affinities and (not card or card[3] != 0)
    if card and card[2] is not None:
        hidden.append("bpv")
    if not affinities:
        hidden.append("match")
    if event[0] == _ROOM:
        if card and card[4] is not None:
            hidden.append("bad")
        if not event[9] or card and card[5] is not None:
            hidden.append("per")
        if event[3] != 1:
            hidden.append("double")
        if event[4]:
            hidden += ["spaces", "per", "match", "double", "stairs"]
    return hidden


# --- scoring -------------------------------------------------------------------------------


def working(event):
    """The sum of a Room or Roof step by step, as `(what, points so far)` ("Scoring")."""
    if event[0] == _ROOF:
        _, _, bpv, caps, match = event
        steps = [("BPV %d + %d floors capped" % (bpv, caps), bpv + caps)]
        factors = [("shared Affinity", 2)] if match else []
    else:
        _, _, bpv, floor, bad, _, match, double, stairs, spaces, per = event
        if bad:
            return [("discouraged floor: minus BPV %d" % bpv, -bpv)]
        steps = [("BPV %d x floor %d" % (bpv, floor), bpv * floor)]
        if spaces:
            steps.append(("%d spaces x %d" % (spaces, per), steps[-1][1] + spaces * per))
        if match:
            steps.append(("Affinities: %d x BPV %d" % (match, bpv), steps[-1][1] + match * bpv))
        factors = [("doubling square", 2)] if double else []
        if stairs:
            factors.append(("External Staircases %d" % stairs, 2**stairs))
    for what, factor in factors:
        steps.append(("%s: x %d" % (what, factor), steps[-1][1] * factor))
    return steps


# --- play ----------------------------------------------------------------------------------


def why_not(state, event):
    """Why an event may not be said now, whatever its arguments; None when it may."""
    if (
        event in (_FLIP, _COMPLETE)
        and state.mode != _COOP
        or event == _WHIMSY
        and state.mode == _ZEN
    ):
        return "'%s' is not for mode %s" % (EVENTS[event][0], MODES[state.mode])
    if not WHEN[event][state.mode != _CORE] >> state.phase & 1:
        return "'%s' is not for the phase '%s'" % (EVENTS[event][0], PHASES[state.phase])
    who = "#%d" % (state.turn + 1)
    hand = state.hands[state.turn]
    if event <= _TALLY and state.tallied:
        return who + " has tallied: Build is over"
    if event <= _HELPER and from_hand(state) and not hand:
        return who + " has no card in hand"
    if event <= _HELPER and not from_hand(state) and state.built >= state.plays:
        return "%d cards a turn" % state.plays
    if event == _WHIMSY and state.whimsy:
        return "one Whimsy a turn"
    if event in (_DRAW, _DISCARDS) and untallied(state):
        return "what was built is not tallied: say 'tally'"
    if event == _DISCARDS and state.discarded:
        return who + " has discarded: once a turn"
    if event in (_LAST, _DEPLETED) and state.news != event:
        return "'%s' comes straight after the card was drawn" % EVENTS[event][0]
    if event == _LEFT and not state.leftovers:
        return "leftovers are off"
    if event == _LEFT and (state.left or not hand):
        return who + " has no cards to count"
    if event == _END and state.phase == _FINAL and state.leftovers and hand and not state.left:
        return "%s has %d cards left: say 'left' and their BPVs" % (who, hand)
    if event == _FLIP and not due(state):
        return "no flip is due"
    if event == _COMPLETE and not state.up & ~state.done:
        return "no Whimsy is face up"
    return None


def asks(state):
    """The events that may be said now, by number, those that move play on first."""
    return [event for event in MENU if why_not(state, event) is None]


def apply(state, event):
    """Play one event, `(number, value, ...)`; the tells as `(name, value)` pairs, or Refused."""
    reason = why_not(state, event[0])
    if reason:
        raise Refused(reason)
    tells = ACTIONS[event[0]](state, event)
    state.news = news(state, event)
    return tells or ()


def news(state, event):
    """The event that only this one makes possible: the deck's last card was drawn."""
    cards = event[1] if event[0] in (_DRAW, _DISCARDS) else 0
    if state.mode == _CORE and cards // (2 if event[0] == _DISCARDS else 1):
        return _LAST
    return _DEPLETED if event[0] == _END and state.mode != _CORE else None


def start_turn(state, seat):
    """A turn begins with nothing built ("Order of Play")."""
    state.turn = seat
    if state.phase != _FINAL:
        state.phase = _BUILD if state.mode == _CORE else _DISCARD
    state.built = state.total = 0
    state.whimsy = state.tallied = state.discarded = state.left = False


def from_hand(state):
    """Whether a card built comes from the hand: elsewhere the Common Pool helps."""
    return state.mode == _CORE or state.phase == _FINAL


def untallied(state):
    return state.built and not state.tallied


def put(state, name, points):
    """A component is built, for so many points."""
    if name is not None:
        if name in state.standing:
            raise Refused("'%s' stands already: one of each" % name)
        state.standing.append(name)
    if from_hand(state):
        state.hands[state.turn] -= 1
    elif state.phase == _DISCARD:
        state.phase = _BUILD
    state.built += 1
    state.total += points
    return (("points", points),)


def room(state, event):
    """A Room ("Scoring"); a discouraged one gives minus its BPV and no more."""
    _, name, bpv, floor, _, _, match, double, _, spaces, per = event
    if bpv is None:
        raise Refused("the Base Point Value is missing: write bpv=N")
    if double and floor != 1:
        raise Refused("a doubling square doubles on floor 1 only")
    if spaces and per is None:
        raise Refused("the points a space are missing: write per=N")
    if match and not state.affinities:
        raise Refused("affinities are off")
    return put(state, name, working(event)[-1][1])


def roof(state, event):
    """A Roof: its BPV and the floors it caps, doubled by a shared Affinity."""
    if event[2] is None:
        raise Refused("the Base Point Value is missing: write bpv=N")
    if event[4] and not state.affinities:
        raise Refused("affinities are off")
    return put(state, event[1], working(event)[-1][1])


def helper(state, event):
    """Any other component: no points ("Other Building Components")."""
    return put(state, None, 0)


def whimsy(state, event):
    state.whimsy = True
    if state.phase == _DISCARD:
        state.phase = _BUILD


def tally(state, event):
    """Build ends: the turn's total, doubled by a Whimsy, goes to the player or the team."""
    points = state.total * (2 if state.whimsy else 1)
    total = gain(state, points)
    state.tallied = True
    if state.phase != _FINAL:
        state.phase = _DRAWN if state.mode == _CORE else _BUILD
    if state.mode == _COOP:
        state.reached = max(state.reached, min(_FLIPS, total // state.threshold))
    elif state.sudden_death and state.phase != _FINAL:
        judge(state)
    return (("points", points), ("total", total))


def gain(state, points):
    """Points for the player whose turn it is, or for the team; the new total."""
    place = 0 if state.mode == _COOP else state.turn
    state.scores[place] += points
    return state.scores[place]


def judge(state):
    """Sudden Death: who is more than 100 points behind the best of those still in is out."""
    seats = standing_seats(state, 0)
    best = max([state.scores[seat] for seat in seats])
    for seat in seats:
        if state.scores[seat] < best - _FALL:
            state.out[seat] = True
            state.hands[seat] = 0
    if len(standing_seats(state, 0)) == 1:
        state.phase = _OVER
    elif state.out[state.turn]:
        start_turn(state, after(state))


def standing_seats(state, first):
    """The seats still in, in order from one on."""
    count = len(state.out)
    seats = [(first + place) % count for place in range(count)]
    return [seat for seat in seats if not state.out[seat]]


def after(state):
    """The next seat still in."""
    return standing_seats(state, (state.turn + 1) % len(state.out))[0]


def draw(state, event):
    """Up to two cards, to a hand of seven."""
    hand = state.hands[state.turn] + event[1]
    if event[1] and hand > _HAND_LIMIT:
        raise Refused("a hand has %d cards at most" % _HAND_LIMIT)
    state.hands[state.turn] = hand
    state.phase = _DISCARD
    return (("hand", hand),)


def discard(state, event):
    """Any number of cards from the hand, and one new for each two."""
    hand = state.hands[state.turn]
    if event[1] > hand:
        raise Refused("#%d has %d cards in hand" % (state.turn + 1, hand))
    redraw = event[1] // 2
    state.hands[state.turn] = hand - event[1] + redraw
    state.discarded = True
    state.phase = _DISCARD if state.mode == _CORE else _BUILD
    return (("redraw", redraw),)


def end(state, event):
    """The turn ends; in Zen and Coop the hand is refilled to four. The last final turn ends all."""
    seat = state.turn
    if untallied(state):
        tally(state, event)
    if state.phase != _OVER and not state.out[seat]:
        if state.phase == _FINAL:
            end_final(state)
        else:
            if state.mode != _CORE:
                state.hands[seat] = HANDS[state.mode]
            start_turn(state, after(state))
    return (("hand", state.hands[seat]),)


def end_final(state):
    state.queue = state.queue[1:]
    if state.queue:
        start_turn(state, state.queue[0])
    else:
        state.phase = _OVER


def last(state, event):
    """The Building Deck is empty: the turn ends at once, the next player drafts first."""
    start_turn(state, after(state))
    state.phase = _DRAFT


def depleted(state, event):
    """The refill emptied the deck: the player whose turn it would be drafts first."""
    state.phase = _DRAFT


def drafted(state, event):
    """Cards that each player took, one in turn until none are left ("The Endgame")."""
    counts = event[1]
    if len(counts) != len(state.out):
        raise Refused("a number for each of %d seats" % len(state.out))
    order = standing_seats(state, state.turn)
    taken = [counts[seat] for seat in order]
    if sum(taken) != sum(counts):
        raise Refused("who is out drafts nothing: say 0")
    fair = sorted(taken)
    if taken[0] - taken[-1] > 1 or taken != [fair[-1 - place] for place in range(len(fair))]:
        raise Refused("one card in turn from #%d on: %d or one less" % (order[0] + 1, taken[0]))
    for seat in order:
        state.hands[seat] += counts[seat]
    state.queue = order
    state.phase = _FINAL
    start_turn(state, order[0])


def left(state, event):
    """Cards still in hand after the final turn count against the player or the team."""
    hand = state.hands[state.turn]
    if len(event[1]) != hand:
        raise Refused("#%d has %d cards left: as many BPVs" % (state.turn + 1, hand))
    if untallied(state):
        tally(state, event)
    state.left = state.tallied = True
    points = -sum(event[1])
    gain(state, points)
    return (("points", points),)


def due(state):
    """Whimsies the team may still turn up: one for each threshold it ever reached."""
    return state.reached - state.flips


def flip(state, event):
    bit = place_of(event)
    if state.up & bit:
        raise Refused("that Whimsy is face up")
    state.up |= bit
    state.flips += 1
    return (("due", due(state)), ("won", False))


def complete_whimsy(state, event):
    """Three completed in a line win at once ("Cooperative and Solo Cubyria")."""
    bit = place_of(event)
    if not state.up & ~state.done & bit:
        raise Refused("that Whimsy is face down, or completed")
    state.done |= bit
    for line in LINES:
        if state.done & line == line:
            state.won = True
            state.phase = _OVER
    return (("due", due(state)), ("won", state.won))


def place_of(event):
    """The bit of a place in the grid of Whimsies."""
    return 1 << (event[1] - 1) * 3 + event[2] - 1


ACTIONS = (room, roof, helper, whimsy, tally, draw, last, depleted, discard, end, drafted, left)
ACTIONS += (flip, complete_whimsy)


def about(state):
    """What holds now and players want to see, as tells."""
    points = state.total * (2 if state.whimsy else 1)
    facts = [("hand", state.hands[state.turn]), ("points", points), ("built", state.built)]
    return facts + ([("due", due(state))] if state.mode == _COOP else [])


def named(state):
    """The cards of the catalogue that stand on the board."""
    return state.standing


def length(state, event):
    """How many values an argument that is a list takes now."""
    return state.hands[state.turn] if event == _LEFT else len(state.out)


def view(state):
    """Where the game stands: `(round, phase, seat to move or None, over, someone wins)`."""
    over = state.phase == _OVER
    wins = over and (state.won or state.mode != _COOP)
    return None, state.phase, None if over else state.turn, over, wins


def player(state, seat):
    """A player's score, what ranks it (most first) and the values of FIELDS."""
    fields = (state.hands[seat], state.out[seat])
    if state.mode == _COOP:
        return state.scores[0], (0,), fields
    return state.scores[seat], (not state.out[seat], state.scores[seat]), fields
