"""A turn of cubes with the board in the handheld: surges, then a shard; what has come of it."""

from ..rules import cubes_grid, shards
from ..rules.table import Refused, cell, coordinates
from .asking import based, undoable
from .playfield import ASH, CORE, EMPTY, NODE, SCAR, SEAT, UNSEEN, Placing, Playfield
from .talk import named
from .widgets import Menu, Page

PLACE, SPARK, LEAP, SHATTER, SCAN = range(5)
ONE = b"\x00"  # a single cell, packed
NAMES = ("Place", "Spark", "Leap", "Shatter", "Scan")


class Turns:
    """The turns of one game (see playing.py). Its methods are flows."""

    def __init__(self, playing):
        self.playing = playing

    def main(self, asks):
        """Ask for the next event, and play it."""
        playing, state = self.playing, self.playing.game.state
        if not asks:
            title = playing.verdict()
            best = playing.game.winners()
            board = Playfield(title, self.ranking(), self.sight(0, True))
            if (yield based(board, playing.talk.badge(best[0]) if len(best) == 1 else None)):
                yield from playing.ended(asks)
            else:
                yield from playing.menu(asks)
        elif state.fog and playing.taken != state.turn:
            yield from self.pass_on()
        elif PLACE in asks:
            if not (yield from self.lay(PLACE, self.kit())):
                yield from self.surges(False)
        else:
            yield from self.surges(True)

    def ranking(self):
        game, badge = self.playing.game, self.playing.talk.badge
        texts = ["%s %d" % (name, row[0]) for name, row in zip(game.names, game.players())]
        return [(text, badge(seat)) for seat, text in enumerate(texts)]

    def sight(self, seat, whole, aim=False):
        """The board as a seat sees it, or whole."""
        return Sight(self.playing.game.state, self.playing.talk.badges, seat, whole, aim)

    def pass_on(self):
        """Nobody sees another's fog: the handheld goes to whose turn it is."""
        game = self.playing.game
        name = game.names[game.turn()]
        lines = ["Hand the handheld to %s." % name, "OK shows what %s sees." % name]
        if (yield based(Page("Pass to " + name, lines), self.playing.badge())):
            self.playing.taken = game.turn()
        else:
            yield from self.playing.menu([])

    def kit(self):
        """The shapes of each shard that the seat to move has left."""
        state = self.playing.game.state
        kit = shards.kit(state.shape[0])
        left = state.kits[state.turn]
        return [
            [tuple(shards.unpacked(shape)) for shape in kit.shapes(shard)]
            for shard in range(len(kit))
            if left[shard]
        ]

    def lines(self):
        state = self.playing.game.state
        left, charge = sum(state.kits[state.turn]), state.charge[state.turn]
        return [("kit %d chg %d" % (left, charge), None)]

    def lay(self, event, choices):
        """Have a shard or a Spark placed, or a cell hit; False when the players went back."""
        game = self.playing.game
        state = game.state
        seat = state.turn
        at = [0, 0, (state.shape[1] // 2, state.shape[1] // 2, 0)]
        if event == PLACE:
            self.playing.begun = at = self.playing.begun or at
        sight = self.sight(seat, False, event == SHATTER)
        name = game.names[seat]
        title = "R%d %s" % (state.round, name) if event == PLACE else NAMES[event]
        widget = Placing(title, self.lines(), sight, choices, at, event == SHATTER)
        widget.back = "menu"
        while True:
            places = yield undoable(widget, self.playing.badge())
            if places is None:
                return False
            numbers = [sight.number(place) for place in places]
            if self.play((event, numbers if event == PLACE else numbers[0])):
                return True

    def surges(self, only):
        """The surges with what they cost; `only` they are left when no shard fits without."""
        playing, state = self.playing, self.playing.game.state
        events = [SPARK, LEAP, SHATTER] + ([SCAN] if state.fog else [])
        items = [(NAMES[event], "%d chg" % cubes_grid.COSTS[event]) for event in events]
        items.append(("Game menu", ""))

        def why_not(place):
            reason = cubes_grid.why_not(state, events[place]) if place < len(events) else None
            return "" if reason is None else named(reason, playing.game.names)

        heading = "%s: %d charge" % (playing.game.names[state.turn], state.charge[state.turn])
        note = "No shard fits: use a surge." if only else "Surges, before placing"
        menu = Menu(heading, items, note, 0, why_not)
        answer = yield (based if only else undoable)(menu, playing.badge())
        if answer is None or answer == len(events):
            if only or answer is not None:
                yield from playing.menu([])
        elif why_not(answer):
            playing.app.say(why_not(answer))
        elif events[answer] in (LEAP, SCAN):
            self.play((events[answer],))
        else:
            yield from self.lay(events[answer], [[((0, 0, 0),)]])

    def play(self, event):
        """Play an event and say what came of it that the players did not do; False if refused."""
        playing, state = self.playing, self.playing.game.state
        dark, ash = list(state.dark), state.ash
        try:
            playing.keeper.play(event)
        except Refused as refusal:
            playing.app.say(named(str(refusal), playing.game.names))
            return False
        playing.begun = None
        said = []
        if event[0] in (PLACE, SPARK) and state.misfired:
            said.append("Misfire: something is there.")
        if state.ash != ash:
            said.append("A storm takes a ring of the board.")
        for seat, name in enumerate(playing.game.names):
            if state.dark[seat] and not dark[seat]:
                said.append(name + " goes dark.")
        for text in said:
            playing.app.say(text)
        return True


class Sight:
    """The board as a seat sees it, or whole, as ui/playfield.py wants it."""

    def __init__(self, state, badges, seat, whole, aim=False):
        self.state = state
        self.badges = badges
        self.board = state.board()
        self.size = state.shape[1]
        self.wraps = state.shape[2]
        self.levels = 1 if state.shape[0] else self.size
        self.known = self.board.inside if whole else cubes_grid.seen(state, seat)
        self.where = cubes_grid.room(state, seat, state.leaped, self.known)
        self.aim = aim

    def layer(self, z):
        """What each cell of a level holds, row by row."""
        state, known = self.state, self.known
        kinds = [(NODE, state.nodes), (SCAR, state.scars), (ASH, state.ash)]
        for seat in range(state.seats):
            kinds.append((SEAT + seat, state.lit[seat]))
            kinds.append((CORE + seat, state.cores[seat]))
        found = bytearray(self.size * self.size)  # all EMPTY
        for y in range(self.size):
            at = self.board.at(0, y, z)
            seen = known >> at
            rows = [(kind, bits >> at) for kind, bits in kinds]
            for x in range(self.size):
                kind = EMPTY
                for possible, row in rows:
                    if row >> x & 1:
                        kind = possible
                found[y * self.size + x] = kind if seen >> x & 1 else UNSEEN
        return found

    def fits(self, shape):
        """The places of a shape's first corner where it may lie, as far as is seen."""
        if self.aim:
            state, board = self.state, self.board
            cells = [state.lit[seat] for seat in cubes_grid.cubes.opponents(state)]
            return Places(board, cubes_grid.union(cells) & self.known | board.inside & ~self.known)
        return Places(self.board, self.where.shape_fits(shards.packed(shape)))

    def why(self, cells):
        """Why cells may not lie where they are."""
        if self.aim:
            return "no opponent's cell"
        bits = cubes_grid.union([1 << self.board.at(x, y, z) for x, y, z in cells])
        return cubes_grid.why_it_seems_misplaced(self.state, bits) or ""

    def number(self, place):
        """The CELL number of a place."""
        return cell(*place[:2]) if self.state.shape[0] else cell(*place)


class Places:
    """Places on a board, as bits."""

    def __init__(self, board, bits):
        self.board = board
        self.bits = bits

    def has(self, place):
        return self.bits >> self.board.at(*place) & 1 == 1

    def places(self):
        """Each as (x, y, z), in order."""
        for number in self.board.places(self.bits):
            place = coordinates(number)
            yield place if len(place) == 3 else place + (0,)
