"""The widget of a shared board: what lies where, and the shard that is being placed on it.

The board takes the display's height or width, a panel beside or below it the words. Seats are
told apart by the shapes of their badges, on a colour display by their colours, too.
"""

from ..game.clock import add, since
from . import badges
from .buttons import BACK, DOWN, LEFT, OK, RIGHT, UP
from .palette import BAR, BLACK, GREY, SLATE, WHITE
from .widgets import KEYS, SIDE, Widget, wrap

# What a cell can hold; a seat's cells are SEAT + its number, its Core is CORE + its number.
EMPTY, UNSEEN, NODE, SCAR, ASH = range(5)
SEAT = 5
CORE = 9

# How they look before the seats: their colours and shapes as of badges.
_LOOKS = ((BLACK, 0), (SLATE, 0), (WHITE, 0b000010000), (GREY, 0b001010100), (GREY, 0))

_PANEL = 13  # characters that the panel is wide at least, when it is beside the board
_ROWS = 3  # under its title at least, when it is below: a line, a question, the buttons
_ASKING = 15  # and those of a question that has the shards beside it
_LEAST = 3  # pixels of a cell
_BLINK = 300  # ms that a shard which may not lie there shows, and does not

# The stages of placing, and what the arrows do in each.
PICK, CHOOSE, TURN, SPOT, MOVE, ROW, COLUMN, LEVEL = range(8)
_ASKED = {
    PICK: "◀▶shard ▲▼turn",
    CHOOSE: "which shard?",
    TURN: "turn it",
    SPOT: "where?",
    MOVE: "move it",
    ROW: "which row?",
    COLUMN: "which column?",
    LEVEL: "which level?",
}
_PICKING = (PICK, CHOOSE, TURN)


class Playfield(Widget):
    """A board to look at: the answer is True."""

    take = "more"
    back = "menu"

    def __init__(self, title, lines, game):
        """`lines` are `(text, badge or None)`; `game` has `size`, `levels`, the seats' `badges`,
        and `layer(z)`: what each cell holds, row by row."""
        self.title = title
        self.lines = lines
        self.game = game
        self.level = 0
        self.shown = None  # the level whose cells are held
        self.cells = None
        self.scheme = "six"

    def draw(self, canvas, now, scheme, standings=()):
        self.scheme = scheme
        canvas.clear()
        beside = min(canvas.height, canvas.width - _PANEL * canvas.small.width)
        row = canvas.small.height + 1  # close together, so that more is left for the board
        rows = max(_ROWS, len(self.table(canvas, canvas.width)) + 1)
        below = min(canvas.width, canvas.height - canvas.row - 1 - rows * row)
        self.board(canvas, max(beside, below))
        if beside >= below:
            self.panel(canvas, beside, 0, canvas.row)
        else:
            self.panel(canvas, 0, below, row)

    def table(self, canvas, width):
        """The lines in rows, several in each where a panel of that width has room."""
        columns = max(1, width // (_PANEL * canvas.small.width))
        return [self.lines[at : at + columns] for at in range(0, len(self.lines), columns)]

    def cursor(self):
        """The cells of the shard in hand as (x, y, z), and whether they may lie there."""
        return (), True

    def board(self, canvas, side):
        """Draw the board, or what fits of it around the shard, in a square of `side` pixels."""
        size = self.game.size
        wide = max(_LEAST, (side - 2) // size)
        view = min(size, (side - 2) // wide)
        cells, fits = self.cursor()
        left, top = self._corner(cells, 0, view), self._corner(cells, 1, view)
        if self.shown != self.level:
            self.shown = self.level
            self.cells = self.game.layer(self.level)
        for cores in (False, True):  # these stand out over their neighbours
            for y in range(view):
                for x in range(view):
                    kind = self.cells[(top + y) * size + left + x]
                    if kind and (kind >= CORE) == cores:
                        self._cell(canvas, 1 + x * wide, 1 + y * wide, wide, kind)
        self._edges(canvas, left, top, view, wide)
        if fits or self.visible:
            self._shard(canvas, cells, left, top, wide)

    visible = True

    def _corner(self, cells, axis, view):
        """The first column or row in view."""
        if not cells:
            return (self.game.size - view) // 2
        places = [cell[axis] for cell in cells]
        middle = (min(places) + max(places)) // 2
        return min(max(0, middle - view // 2), self.game.size - view)

    def _cell(self, canvas, x, y, wide, kind):
        if kind < SEAT:
            colour, shape = _LOOKS[kind]
        else:
            colour, shape, _ = self.game.badges[(kind - SEAT) % (CORE - SEAT)]
        if kind == UNSEEN:
            inner = wide - 1 if canvas.depth > 1 else 1
            canvas.fill(x, y, inner, inner, colour)
        elif kind == ASH:
            for row in range(wide):
                for column in range(row % 2, wide, 2):
                    canvas.fill(x + column, y + row, 1, 1, colour)
        else:
            inner = wide if wide == _LEAST else wide - 1
            if kind >= CORE:
                canvas.fill(x - 1, y - 1, inner + 2, inner + 2, BLACK)
                canvas.frame(x - 1, y - 1, inner + 2, inner + 2, colour)
            badges.stamp(canvas, x, y, inner, shape, colour)

    def _edges(self, canvas, left, top, view, wide):
        """A line where the board ends, none where it goes on."""
        long, last = view * wide + 2, self.game.size - view
        for shown, x, y, w, h in (
            (left == 0, 0, 0, 1, long),
            (left == last, long - 1, 0, 1, long),
            (top == 0, 0, 0, long, 1),
            (top == last, 0, long - 1, long, 1),
        ):
            if shown:
                canvas.fill(x, y, w, h, BAR)

    def _shard(self, canvas, cells, left, top, wide):
        """The shard in hand: whole cells, outlined where they are on another level."""
        placed = [(1 + (x - left) * wide, 1 + (y - top) * wide, z) for x, y, z in cells]
        for x, y, _ in placed:
            canvas.fill(x - 1, y - 1, wide + 1, wide + 1, BLACK)
        for x, y, z in placed:
            if z != self.level:
                canvas.frame(x, y, wide - 1, wide - 1, WHITE)
        for x, y, z in placed:
            if z == self.level:
                canvas.fill(x, y, wide, wide, WHITE)
        for x, y, z in placed:  # the gap that belongs to neighbours below and to the right
            if z == self.level and wide > _LEAST:
                if (x + wide, y, z) not in placed:
                    canvas.fill(x + wide - 1, y, 1, wide, BLACK)
                if (x, y + wide, z) not in placed:
                    canvas.fill(x, y + wide - 1, wide, 1, BLACK)

    def panel(self, canvas, x, y, row):
        """Draw the words from (x, y) on, in rows of that height: the title, some lines, what the
        buttons do."""
        title = self.title if self.game.levels == 1 else "%s z%d" % (self.title, self.level)
        width = canvas.width - x
        lead = (row - canvas.small.height + 1) // 2
        self.bar(canvas, x, y, width, title)
        y += canvas.row + 1
        for lines in self.table(canvas, width):
            room = width // len(lines)
            for place, (text, badge) in enumerate(lines):
                left = x + SIDE + place * room
                edge = x + (place + 1) * room
                if badges.seen(canvas, badge):
                    left = badges.draw(canvas, left, y - lead, badge, row)
                canvas.text(left, y, canvas.cut(text, edge - left))
            y += row
        self.below(canvas, x + SIDE, y, width - SIDE, row)
        keys = self.keys(canvas, width - SIDE)
        canvas.text(x + SIDE, canvas.height - canvas.small.height, keys)

    def keys(self, canvas, room):
        """The bottom row: what the buttons do, in `room` pixels."""
        text = "OK:%s %s" % (self.take, KEYS[self.scheme][2])
        longer = text + ":" + self.back
        return longer if canvas.text_width(longer) <= room else text

    def below(self, canvas, x, y, width, row):
        """Draw what stands between the lines and the hint, in rows of that height."""

    def press(self, action, repeats):
        if action == OK:
            return (True,)
        if action in (UP, DOWN, LEFT, RIGHT):
            step = 1 if action in (UP, RIGHT) else -1
            self.level = (self.level + step) % self.game.levels
        return Widget.press(self, action, repeats)


class Placing(Playfield):
    """A shard to be picked, turned and moved; the answer is its cells as a list of (x, y, z).

    With six buttons the arrows pick and turn, then move; with fewer they go through what there
    is: the shards, the ways to turn one, the places where it may lie.
    """

    def __init__(self, title, lines, game, choices, at, aim=False):
        """`choices` are lists of shapes: (x, y, z) of each cell, from (0, 0, 0) on, no gaps.

        `game` also has `wraps`, `why(cells)`, which tells why they may not lie there, and
        `fits(shape)`: places that `has((x, y, z))` tests, `places()` gives one by one, and
        `bits` counts as true if there are any. `at` is `[choice, turned, place]`, kept up to
        date. To `aim` is to find one cell among those that are taken.
        """
        Playfield.__init__(self, title, lines, game)
        self.choices = choices
        self.at = at
        self.aim = aim
        self.stage = 0
        self.until = None
        self.pick(at[0])

    def stages(self):
        """The stages, by the buttons that there are."""
        deep = self.game.levels > 1
        single = len(self.choices) == 1 and len(self.choices[0]) == 1
        if self.scheme == "six":
            found = (MOVE, LEVEL) if deep else (MOVE,)
            return found if single else (PICK,) + found
        if self.aim:
            return (ROW, COLUMN, LEVEL) if deep else (ROW, COLUMN)
        return (SPOT,) if single else (CHOOSE, TURN, SPOT)

    def pick(self, choice):
        """Take a shard, turned so that it fits somewhere if it can."""
        shapes = self.choices[choice]
        turned = self.at[1] if choice == self.at[0] else 0
        fitting = [n for n in range(len(shapes)) if self.game.fits(shapes[n]).bits]
        if fitting and turned not in fitting:
            turned = fitting[0]
        self.at[0], self.at[1] = choice, turned
        self.turned()

    def turned(self):
        """A shard was picked or turned: bring it to the nearest place where it may lie."""
        choice, turned, place = self.at
        shapes = self.choices[choice]
        self.at[1] = turned % len(shapes)
        self.shape = shapes[self.at[1]]
        self.fits = self.game.fits(self.shape)
        nearest = None
        for spot in self.fits.places():
            far = sum([abs(a - b) for a, b in zip(spot, place)])
            if nearest is None or (far, spot) < nearest:
                nearest = (far, spot)
        self.move(place if nearest is None else nearest[1])

    def move(self, place):
        """Have the shard's first corner at a place, or as near as the board lets it."""
        found = []
        for axis, most in enumerate((self.game.size, self.game.size, self.game.levels)):
            reach = max([cell[axis] for cell in self.shape])
            if self.game.wraps and axis < 2:
                found.append(place[axis] % most)
            else:
                found.append(min(max(0, place[axis]), most - 1 - reach))
        self.at[2] = tuple(found)
        self.level = found[2]
        self.until = None
        self.visible = True
        cells, fits = self.cursor()
        self.reason = "" if fits else self.game.why(cells)

    def cursor(self):
        size = self.game.size
        x, y, z = self.at[2]
        cells = [(x + a, y + b, z + c) for a, b, c in self.shape]
        if self.game.wraps:
            cells = [(a % size, b % size, c) for a, b, c in cells]
        return cells, self.fits.has(self.at[2])

    def tick(self, now):
        if self.cursor()[1]:
            return False, None
        changed = self.until is not None and since(now, self.until) >= 0
        if changed:
            self.visible = not self.visible
        if changed or self.until is None:
            self.until = add(now, _BLINK)
        return changed, self.until

    def keys(self, canvas, room):
        last = self.stage >= len(self.stages()) - 1
        self.take = ("hit" if self.aim else "lay") if last else "next"
        return Playfield.keys(self, canvas, room)

    def below(self, canvas, x, y, width, row):
        stages = self.stages()
        self.stage = min(self.stage, len(stages) - 1)
        stage = stages[self.stage]
        beside = _ASKING * canvas.small.width
        bottom = canvas.height - row
        if stage in _PICKING and width > 2 * _PANEL * canvas.small.width - canvas.small.width:
            self.pictures(canvas, x + beside, y - row + SIDE, width - beside, bottom)
        elif stage in _PICKING:
            self.pictures(canvas, x, y, width, bottom - 2 * row)
            y = bottom - 2 * row
        text = self.reason or _ASKED[stage]
        for line in wrap(canvas, text, width)[: max(1, (bottom - y) // row)]:
            canvas.text(x, y, line)
            y += row

    def pictures(self, canvas, x, y, width, bottom):
        """The shard that is picked between its neighbours."""
        long = 5
        # At most so large that the longest shards lie apart: two of them are by a third smaller.
        big = max(2, min((bottom - y) // long, (width - 2 * SIDE) * 3 // (7 * long)))
        small = max(1, big * 2 // 3)
        count, choice = len(self.choices), self.at[0]
        middle = x + (width - long * big) // 2
        if count > 1:
            sketch(canvas, x, y, small, self.choices[choice - 1][0])
            after = self.choices[(choice + 1) % count][0]
            sketch(canvas, x + width - long * small - SIDE, y, small, after)
        sketch(canvas, middle, y, big, self.shape)

    def press(self, action, repeats):
        stages = self.stages()
        self.stage = min(self.stage, len(stages) - 1)
        if action == OK and self.stage == len(stages) - 1:
            return (self.cursor()[0],)
        if action in (OK, BACK):
            self.stage += 1 if action == OK else -1
            if self.stage < 0:
                self.stage = 0
                return (None,)
        else:
            self.go(stages[self.stage], action)
        return None

    def go(self, stage, action):
        """What an arrow does in a stage."""
        upright = action in (UP, DOWN)
        step = 1 if action in (DOWN, RIGHT) else -1
        x, y, z = self.at[2]
        size = self.game.size
        if stage == CHOOSE or stage == PICK and not upright:
            self.pick((self.at[0] + step) % len(self.choices))
        elif stage in (PICK, TURN):
            self.at[1] += step
            self.turned()
        elif stage == SPOT:
            self.next_spot(step)
        elif stage == MOVE:
            self.move((x, y + step, z) if upright else (x + step, y, z))
        elif stage == ROW:
            self.move((x, (y + step) % size, z))
        elif stage == COLUMN:
            self.move(((x + step) % size, y, z))
        elif self.scheme == "six" and not upright:
            self.level = (self.level + step) % self.game.levels
        else:
            step = -step if upright else step  # up is one level higher
            self.move((x, y, (z + step) % self.game.levels))

    def next_spot(self, step):
        """Go to the next place where the shard may lie."""
        spots = list(self.fits.places())
        if self.at[2] in spots:
            self.move(spots[(spots.index(self.at[2]) + step) % len(spots)])
        elif spots:
            self.move(spots[0])


def sketch(canvas, x, y, wide, shape):
    """Draw a shape with cells of `wide` pixels, higher levels to the lower right, hollow."""
    for a, b, c in shape:
        left, top = x + (a + c) * wide, y + (b + c) * wide
        if c and wide > 2:
            canvas.fill(left, top, wide, wide, BLACK)
            canvas.frame(left, top, wide, wide, WHITE)
        else:
            canvas.fill(left, top, wide - (wide > 2), wide - (wide > 2), WHITE)
