"""The widgets: each asks for one thing on the whole screen, and says what its buttons do.

A flow yields a widget and gets its answer back. `press` returns None while the widget wants
more, else a tuple of the answer: `(None,)` for back.
"""

from ..game.clock import add, since
from . import badges
from .buttons import BACK, DOWN, LEFT, OK, RIGHT, UP
from .icons import CURSOR
from .palette import BAR, BLACK, CHOSEN, WHITE

SIDE = 2
_BODY = 5  # rows that the bar and the body keep where the standings stand below them
_LETTERS = 7  # of the title that a mark leaves
_WIDE = 200  # numbers between two limits from which single steps are too slow

# What the bottom row calls the buttons, by scheme: to move, to take, to go back, to undo.
KEYS = {
    "six": ("▲▼", "OK", "BK", "hold"),
    "three": ("◀▶", "OK", "hold", "long"),
}


def wrap(canvas, text, width, font=None):
    """Text as lines no wider than `width` pixels, broken at blanks; long words are cut."""
    lines = []
    for part in text.split("\n"):
        line = ""
        for word in part.split():
            longer = line + " " + word if line else word
            if line and canvas.text_width(longer, font) > width:
                lines.append(line)
                longer = word
            line = longer
        if line:
            lines.append(line)
    return [canvas.cut(line, width, font) for line in lines]


def short(lines, most):
    """Lines, no more than some; where any are left out the last one shown says so."""
    return lines if len(lines) <= most else lines[: most - 1] + [lines[most - 1][:-1] + "…"]


def right(canvas, x, y, text, colour=WHITE, font=None):
    """Draw text so that it ends before x."""
    canvas.text(x - canvas.text_width(text, font), y, text, colour, font)


class Widget:
    """What all widgets share: a bar with the title on top, the buttons at the bottom."""

    title = ""
    badge = None  # of the seat that it is about (see badges.py)
    marks = ("",)  # for the right end of the bar, the longest form first
    can_undo = False
    back = "back"  # where back leads
    has_room = True  # for the standings, on a tall display
    take = "take"  # what OK does here; "" where it does nothing
    moves = True
    sideways = False  # whether left and right do something else than up and down

    def draw(self, canvas, now, scheme, standings=()):
        """Draw the whole screen, a tall one with the standings: as `foot`."""
        canvas.clear()
        self.bar(canvas, 0, 0, canvas.width, self.title)
        bottom = canvas.height - canvas.row
        standings = standings[: max(0, (bottom - SIDE) // canvas.row - _BODY)]
        if self.has_room and standings:
            bottom -= canvas.row * len(standings) + SIDE
            self.foot(canvas, bottom, standings)
        self.body(canvas, canvas.row + 1, bottom, now)
        canvas.text(0, canvas.height - canvas.small.height, self.hint(canvas, scheme))

    def bar(self, canvas, x, y, width, title):
        """The bar in its seat's colour: a title, and the longest mark that leaves letters of it."""
        canvas.fill(x, y, width, canvas.row, self.badge[0] if self.badge else BAR)
        if self.badge and self.badge[2]:
            after = badges.draw(canvas, x, y, self.badge) - badges.SPACE
            x, width = after, width - (after - x)
        least = canvas.text_width(" " * _LETTERS) + 2 * SIDE
        fitting = [mark for mark in self.marks if canvas.text_width(mark) + least <= width]
        mark = (fitting or self.marks[-1:])[0]
        room = width - 2 * SIDE - (canvas.text_width(mark + " ") - SIDE if mark else 0)
        canvas.text(x + SIDE, y + canvas.lead, canvas.cut(title, room), BLACK)
        right(canvas, x + width - SIDE, y + canvas.lead, mark, BLACK)

    def foot(self, canvas, top, standings):
        """The standings, `(rank, name, [figures], badge)` each, under a line: with as many
        figures as leave the names whole."""
        for place, (rank, name, figures, badge) in enumerate(standings):
            y = top + SIDE + place * canvas.row
            left = self.ranked(canvas, y - canvas.lead, rank, badge)
            room = canvas.width - SIDE - left - canvas.text_width(name + " ")
            canvas.text(left, y, name)
            right(canvas, canvas.width - SIDE, y, self._fitting(canvas, figures, room))
        canvas.fill(0, top, canvas.width, 1, BAR)  # over the ground of the first badge

    def _fitting(self, canvas, figures, room):
        """As many figures as there is room for, one at least, with two blanks between if they
        may be."""
        while True:
            for gap in ("  ", " "):
                text = gap.join(figures)
                if canvas.text_width(text) <= room or len(figures) == 1:
                    return text
            figures = figures[:-1]

    def ranked(self, canvas, y, rank, badge, colour=WHITE):
        """Draw what stands before a player's name, in a row whose top is y; the x of the name."""
        left = canvas.text(SIDE, y + canvas.lead, str(rank), colour) + canvas.small.width
        return badges.draw(canvas, left, y, badge) if badges.seen(canvas, badge) else left

    def hint(self, canvas, scheme):
        """The bottom row: what each button does, in full if it fits."""
        move, take, back, undo = KEYS[scheme]
        if self.sideways and scheme == "six":
            move = "▲▼◀▶"
        parts = [move] if self.moves else []
        if self.take:
            parts.append(take + ":" + self.take)
        parts.append(back + ":" + self.back)
        if self.can_undo:
            parts.append(undo + ":undo")
        text = " ".join(parts)
        if canvas.text_width(text) > canvas.width and self.take:
            parts[1 if self.moves else 0] = take
            text = " ".join(parts)
        return text

    def body(self, canvas, top, bottom, now):
        """Draw between the rows `top` and `bottom`."""

    def press(self, action, repeats):
        """An action of the buttons; the answer as a tuple, or None for not yet."""
        return (None,) if action == BACK else None

    def tick(self, now):
        """Time went on: `(picture changed, next tick it may change at or None)`."""
        return False, None


class Menu(Widget):
    """A choice from a list: the answer is the item's place.

    An item is a label or `(label, text at the right)`; any sequence of them will do.

    `note` stands above the list; in its place, where `preview(place)` gives one, a line for
    the item under the cursor.
    """

    def __init__(self, title, items, note="", at=0, preview=None, signs=None):
        """`signs` has each item's badge (see badges.py), or None."""
        self.title = title
        self.items = items
        self.signs = signs
        self.note = note
        self.at = at if at < len(items) else 0
        self.preview = preview
        self.moves = len(items) > 1
        self._lines = {}

    def body(self, canvas, top, bottom, now):
        width = canvas.width - 2 * SIDE
        room = max(2, (bottom - top) // canvas.row - len(self.items))
        note = short(wrap(canvas, self.note, width), room)
        seen = short(wrap(canvas, self._previewed(), width), max(1, len(note)))
        for row, line in enumerate(seen or note):
            canvas.text(SIDE, top + row * canvas.row, line)
        top += canvas.row * max(len(note), 1 if self.preview else 0)
        rows = max(1, (bottom - top) // canvas.row)
        first = min(max(0, self.at - rows // 2), max(0, len(self.items) - rows))
        for place in range(first, min(len(self.items), first + rows)):
            self._row(canvas, top + (place - first) * canvas.row, place)
        if first > 0:
            canvas.text(canvas.width - canvas.small.width, top, "↑")
        if first + rows < len(self.items):
            canvas.text(canvas.width - canvas.small.width, top + (rows - 1) * canvas.row, "↓")

    def _previewed(self):
        if not self.preview:
            return ""
        if self.at not in self._lines:
            self._lines[self.at] = self.preview(self.at)
        return self._lines[self.at]

    def _row(self, canvas, y, place):
        item = self.items[place]
        label, value = (item, "") if isinstance(item, str) else item
        edge = canvas.width - canvas.small.width - 1
        colour = WHITE
        if place == self.at:
            canvas.fill(0, y, edge, canvas.row, CHOSEN)
            canvas.icon(1, y + (canvas.row - 7) // 2, CURSOR, BLACK)
            colour = BLACK
        left = canvas.small.width + 4
        left = self.sign(canvas, left, y, place)
        room = edge - left - 1 - (canvas.text_width(value + " ") if value else 0)
        canvas.text(left, y + canvas.lead, canvas.cut(label, room), colour)
        right(canvas, edge - 1, y + canvas.lead, value, colour)

    def sign(self, canvas, x, y, place):
        """Draw an item's badge, or leave its place where only others have one; the x after it."""
        if self.signs is None or True not in [badges.seen(canvas, badge) for badge in self.signs]:
            return x
        if self.signs[place] is None:
            return x + badges.width(canvas)
        return badges.draw(canvas, x, y, self.signs[place])

    def press(self, action, repeats):
        if action == OK and self.items:
            return (self.at,)
        if action in (UP, LEFT):
            self.at = (self.at - 1) % max(1, len(self.items))
        elif action in (DOWN, RIGHT):
            self.at = (self.at + 1) % max(1, len(self.items))
        return Widget.press(self, action, repeats)


class Number(Widget):
    """A number between two limits; `preview(number)` tells what it will lead to.

    With six buttons and wide limits left and right go by tens.
    """

    def __init__(self, title, low, high, at, note="", preview=None):
        self.title = title
        self.low, self.high, self.at = low, high, at
        self.note = note
        self.preview = preview
        self._line = None
        self.wide = high - low > _WIDE

    def draw(self, canvas, now, scheme, standings=()):
        self.sideways = self.wide and scheme == "six"
        Widget.draw(self, canvas, now, scheme, standings)

    def body(self, canvas, top, bottom, now):
        for line in wrap(canvas, self.note, canvas.width - 2 * SIDE)[:1]:
            canvas.text(SIDE, top, line)
        text = str(self.at)
        middle = (top + bottom) // 2
        x = (canvas.width - canvas.text_width(text, canvas.big)) // 2
        canvas.text(x, middle - canvas.big.height // 2, text, WHITE, canvas.big)
        limits = "%d-%d" % (self.low, self.high)
        if self.wide:
            limits = "◀▶ 10" if self.sideways else ""
        right(canvas, canvas.width - SIDE, middle - canvas.small.height // 2, limits)
        if self.preview:
            if self._line is None:
                self._line = self.preview(self.at)
            canvas.text(SIDE, bottom - canvas.row, canvas.cut(self._line, canvas.width - SIDE))

    def press(self, action, repeats):
        step = 5 if repeats > 20 else 1
        if self.sideways and action in (LEFT, RIGHT):
            step *= 10
        self._line = None
        if action == OK:
            return (self.at,)
        if action in (UP, RIGHT):
            at = self.at + step
            self.at = self.low if self.at == self.high else min(at, self.high)
        elif action in (DOWN, LEFT):
            at = self.at - step
            self.at = self.high if self.at == self.low else max(at, self.low)
        return Widget.press(self, action, repeats)


class Page(Widget):
    """Lines to read, scrolled where they are many; the answer is True."""

    take = "go on"

    def __init__(self, title, lines):
        self.title = title
        self.texts = lines
        self.first = 0
        self.beyond = 0
        self.moves = False

    def body(self, canvas, top, bottom, now):
        lines = []
        for text in self.texts:
            lines += wrap(canvas, text, canvas.width - 2 * SIDE - canvas.small.width) or [""]
        rows = (bottom - top) // canvas.row
        self.beyond = max(0, len(lines) - rows)
        self.moves = self.beyond > 0
        self.first = min(self.first, self.beyond)
        for row, line in enumerate(lines[self.first : self.first + rows]):
            canvas.text(SIDE, top + row * canvas.row, line)
        if self.first:
            canvas.text(canvas.width - canvas.small.width, top, "↑")
        if self.first < self.beyond:
            canvas.text(canvas.width - canvas.small.width, top + (rows - 1) * canvas.row, "↓")

    def press(self, action, repeats):
        if action == OK:
            return (True,)
        if action in (UP, LEFT):
            self.first = max(0, self.first - 1)
        elif action in (DOWN, RIGHT):
            self.first = min(self.beyond, self.first + 1)
        return Widget.press(self, action, repeats)


class Notice(Page):
    """Lines to read while no button does anything."""

    def hint(self, canvas, scheme):
        return ""


class Table(Menu):
    """Rows of a name and right-aligned numbers under headings; the answer is the row's place."""

    take = "more"
    has_room = False

    def __init__(self, title, heads, rows):
        """`heads` for the columns after the name; a row is `(rank, name, [texts], badge)`."""
        Menu.__init__(self, title, [row[1] for row in rows])
        self.heads = heads
        self.rows = rows

    def body(self, canvas, top, bottom, now):
        self._columns(canvas, top, WHITE, self.heads)
        Menu.body(self, canvas, top + canvas.row, bottom, now)

    def _row(self, canvas, y, place):
        rank, name, texts, badge = self.rows[place]
        colour = WHITE
        if place == self.at:
            canvas.fill(0, y, canvas.width, canvas.row, CHOSEN)
            colour = BLACK
        left = self.ranked(canvas, y, rank, badge, colour)
        edge = self._columns(canvas, y + canvas.lead, colour, texts)
        canvas.text(left, y + canvas.lead, canvas.cut(name, edge - left), colour)

    def _columns(self, canvas, y, colour, texts):
        """Draw the texts of a row or the headings; the x where the room for the name ends."""
        edge = canvas.width - SIDE
        for place in range(len(texts) - 1, -1, -1):
            right(canvas, edge, y, texts[place], colour)
            column = [self.heads[place]] + [row[2][place] for row in self.rows]
            edge -= (max([len(text) for text in column]) + 1) * canvas.small.width
        return edge


class Grid(Widget):
    """A choice from cells in rows; the answer is the cell's place among all of them."""

    def __init__(self, title, words, columns, free):
        """`free` holds a truth for each cell: one that is not free is drawn filled."""
        self.title = title
        self.sideways = True
        self.words = words
        self.columns = columns
        self.free = free
        self.at = free.index(True) if True in free else 0

    def body(self, canvas, top, bottom, now):
        rows = len(self.words) // self.columns
        size = min((bottom - top) // rows, canvas.width // 2 // self.columns)
        for place in range(len(self.words)):
            x = SIDE + place % self.columns * size
            y = top + place // self.columns * size
            canvas.frame(x, y, size, size, WHITE)
            if not self.free[place]:
                canvas.fill(x + 3, y + 3, size - 6, size - 6, WHITE)
            if place == self.at:
                canvas.frame(x + 1, y + canvas.lead, size - 2, size - 2, WHITE)
        x = SIDE + self.columns * size + 6
        canvas.text(x, top, self.words[self.at], WHITE, canvas.big)
        canvas.text(x, top + canvas.big.height + 1, "free" if self.free[self.at] else "filled")

    def press(self, action, repeats):
        cells = len(self.words)
        if action == OK:
            return (self.at,) if self.free[self.at] else None
        if action in (LEFT, RIGHT):
            self.at = (self.at + (1 if action == RIGHT else -1)) % cells
        elif action in (UP, DOWN):
            self.at = (self.at + (self.columns if action == DOWN else -self.columns)) % cells
        return Widget.press(self, action, repeats)


# Where the pips of a face are, as places in a 3 x 3 grid, by the number on it.
PIPS = ((), (4,), (2, 6), (2, 4, 6), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))
TUMBLES = (60, 60, 70, 80, 90, 110, 140, 180)  # ms each passing face shows


class Die(Widget):
    """A die that tumbles and comes to rest on a face, with lines beside it; then True."""

    take = "go on"
    moves = False

    def __init__(self, title, face, faces, lines):
        """The face is known before it tumbles: the game has it saved already."""
        self.title = title
        self.face = face
        self.faces = faces
        self.lines = lines
        self.turn = 0
        self.until = None

    def tick(self, now):
        if self.turn == len(TUMBLES):
            return False, None
        if self.until is None:
            self.until = add(now, TUMBLES[0])
        changed = False
        while self.turn < len(TUMBLES) and since(now, self.until) >= 0:
            changed = True
            self.turn += 1
            if self.turn < len(TUMBLES):
                self.until = add(self.until, TUMBLES[self.turn])
        return changed, self.until if self.turn < len(TUMBLES) else None

    def body(self, canvas, top, bottom, now):
        resting = self.turn == len(TUMBLES)
        face = self.face if resting else self.faces[self.turn * 5 % len(self.faces)]
        size = min(bottom - top - 4, canvas.width // 3)
        x = SIDE + (0 if resting else self.turn % 2 * 2)
        y = top + 2 - (0 if resting else self.turn % 2 * 2)
        canvas.fill(x, y, size, size, WHITE)
        for corner_x in (x, x + size - 1):
            for corner_y in (y, y + size - 1):
                canvas.fill(corner_x, corner_y, 1, 1, BLACK)
        pip = size // 5
        for place in PIPS[face]:
            centre_x = x + size * (1 + place % 3 * 2) // 6
            centre_y = y + size * (1 + place // 3 * 2) // 6
            canvas.fill(centre_x - pip // 2, centre_y - pip // 2, pip, pip, BLACK)
        if not resting:
            return
        left = SIDE + size + 6
        canvas.text(left, top + 1, "rolled %d" % face, WHITE, canvas.normal)
        top += canvas.normal.height + 1
        for text in self.lines[: (bottom - top) // canvas.row]:
            canvas.text(left, top, canvas.cut(text, canvas.width - left))
            top += canvas.row

    def press(self, action, repeats):
        if action == OK:
            if self.turn == len(TUMBLES):
                return (True,)
            self.turn = len(TUMBLES)
        return Widget.press(self, action, repeats)
