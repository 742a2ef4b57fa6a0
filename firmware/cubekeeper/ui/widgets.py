"""The widgets: each asks for one thing on the whole screen, and says what its buttons do.

A flow yields a widget and gets its answer back. `press` returns None while the widget wants
more, else a tuple of the answer: `(None,)` for back.
"""

from ..game.clock import add, since
from .buttons import BACK, DOWN, LEFT, OK, RIGHT, UP
from .canvas import BIG, NORMAL, SMALL
from .icons import CURSOR
from .palette import BLACK, WHITE

BAR = SMALL.height + 1  # a row of small text with its leading
SIDE = 2

# What the bottom row calls the buttons, by scheme: to move, to take, to go back, to undo.
KEYS = {
    "six": ("▲▼", "OK", "BK", "hold"),
    "three": ("◀▶", "OK", "hold", "long"),
}


def wrap(canvas, text, width, font=SMALL):
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


def right(canvas, x, y, text, colour=WHITE, font=SMALL):
    """Draw text so that it ends before x."""
    canvas.text(x - canvas.text_width(text, font), y, text, colour, font)


class Widget:
    """What all widgets share: a bar with the title on top, the buttons at the bottom."""

    title = ""
    mark = ""  # at the right end of the bar
    can_undo = False
    back = "back"  # where back leads
    take = "take"  # what OK does here; "" where it does nothing
    moves = True
    sideways = False  # whether left and right do something else than up and down

    def draw(self, canvas, now, scheme):
        """Draw the whole screen."""
        canvas.clear()
        canvas.fill(0, 0, canvas.width, BAR, WHITE)
        room = canvas.width - SIDE - canvas.text_width(self.mark + " ")
        canvas.text(SIDE, 1, canvas.cut(self.title, room), BLACK)
        right(canvas, canvas.width - SIDE, 1, self.mark, BLACK)
        self.body(canvas, BAR + 1, canvas.height - BAR, now)
        canvas.text(0, canvas.height - SMALL.height, self.hint(canvas, scheme))

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

    def __init__(self, title, items, note="", at=0, preview=None):
        self.title = title
        self.items = items
        self.note = note
        self.at = at if at < len(items) else 0
        self.preview = preview
        self.moves = len(items) > 1
        self._lines = {}

    def body(self, canvas, top, bottom, now):
        width = canvas.width - 2 * SIDE
        note = wrap(canvas, self.note, width)[:2]
        seen = wrap(canvas, self._previewed(), width)[: max(1, len(note))]
        for row, line in enumerate(seen or note):
            canvas.text(SIDE, top + row * BAR, line)
        top += BAR * max(len(note), 1 if self.preview else 0)
        rows = max(1, (bottom - top) // BAR)
        first = min(max(0, self.at - rows // 2), max(0, len(self.items) - rows))
        for place in range(first, min(len(self.items), first + rows)):
            self._row(canvas, top + (place - first) * BAR, place)
        if first > 0:
            canvas.text(canvas.width - SMALL.width, top, "↑")
        if first + rows < len(self.items):
            canvas.text(canvas.width - SMALL.width, top + (rows - 1) * BAR, "↓")

    def _previewed(self):
        if not self.preview:
            return ""
        if self.at not in self._lines:
            self._lines[self.at] = self.preview(self.at)
        return self._lines[self.at]

    def _row(self, canvas, y, place):
        item = self.items[place]
        label, value = (item, "") if isinstance(item, str) else item
        edge = canvas.width - SMALL.width - 1
        colour = WHITE
        if place == self.at:
            canvas.fill(0, y, edge, BAR, WHITE)
            canvas.icon(1, y + 1, CURSOR, BLACK)
            colour = BLACK
        room = edge - 10 - (canvas.text_width(value + " ") if value else 0)
        canvas.text(9, y + 1, canvas.cut(label, room), colour)
        right(canvas, edge - 1, y + 1, value, colour)

    def press(self, action, repeats):
        if action == OK and self.items:
            return (self.at,)
        if action in (UP, LEFT):
            self.at = (self.at - 1) % max(1, len(self.items))
        elif action in (DOWN, RIGHT):
            self.at = (self.at + 1) % max(1, len(self.items))
        return Widget.press(self, action, repeats)


class CardMenu(Menu):
    """A choice from a long list; with six buttons, left and right go to the next first letter."""

    def __init__(self, title, items, at):
        Menu.__init__(self, title, items, "", at)
        self.leaps = False

    def draw(self, canvas, now, scheme):
        self.leaps = scheme == "six"
        Menu.draw(self, canvas, now, scheme)

    def press(self, action, repeats):
        if not self.leaps or action not in (LEFT, RIGHT):
            return Menu.press(self, action, repeats)
        step = 1 if action == RIGHT else -1
        letter = self.items[self.at][0]
        for _ in range(len(self.items)):
            self.at = (self.at + step) % len(self.items)
            if self.items[self.at][0] != letter:
                break
        return None


class Form(Widget):
    """Several values on one page, and a line with what they come to; the answer is True.

    With six buttons up and down go to a value, left and right change it, and ok takes all. With
    three, ok on a value opens it, and below the values stands what takes all.
    """

    take = "done"
    sideways = True

    def __init__(self, title, answers):
        """`answers` has `rows()` of `(label, value)`, `change(row, step)`, and `outcome()`:
        `(a line, whether they may be taken)`."""
        self.title = title
        self.answers = answers
        self.at = 0
        self.three = False
        self.open = False

    def draw(self, canvas, now, scheme):
        self.three = scheme == "three"
        done = not self.three or self.at == len(self.answers.rows())
        self.take = "done" if done else "set"
        Widget.draw(self, canvas, now, scheme)

    def body(self, canvas, top, bottom, now):
        rows = self.answers.rows()
        if self.three:
            rows.append(("Done", ""))
        line, _ = self.answers.outcome()
        bottom -= BAR
        canvas.text(SIDE, bottom + 1, canvas.cut(line, canvas.width - SIDE))
        fit = (bottom - top) // BAR
        first = min(max(0, self.at - fit + 1), max(0, len(rows) - fit))
        for place in range(first, min(len(rows), first + fit)):
            y = top + (place - first) * BAR
            label, value = rows[place]
            colour = WHITE
            if place == self.at:
                canvas.fill(0, y, canvas.width, BAR, WHITE)
                colour = BLACK
                value = "◀ %s ▶" % value if value and (self.open or not self.three) else value
            canvas.text(SIDE, y + 1, label, colour)
            right(canvas, canvas.width - SIDE - SMALL.width, y + 1, value, colour)
        if first + fit < len(rows):
            canvas.text(canvas.width - SMALL.width, bottom - BAR, "↓")

    def press(self, action, repeats):
        rows = len(self.answers.rows()) + (1 if self.three else 0)
        if action == OK:
            return self._ok(rows)
        if action in (LEFT, RIGHT) and (self.open or not self.three):
            step = 5 if repeats > 20 else 1
            self.answers.change(self.at, step if action == RIGHT else -step)
        elif action in (UP, LEFT):
            self.at = (self.at - 1) % rows
        elif action in (DOWN, RIGHT):
            self.at = (self.at + 1) % rows
        elif action == BACK and self.open:
            self.open = False
            return None
        return Widget.press(self, action, repeats)

    def _ok(self, rows):
        if self.three and self.at < rows - 1:
            self.open = not self.open
            return None
        return (True,) if self.answers.outcome()[1] else None


class Number(Widget):
    """A number between two limits; `preview(number)` tells what it will lead to."""

    def __init__(self, title, low, high, at, note="", preview=None):
        self.title = title
        self.low, self.high, self.at = low, high, at
        self.note = note
        self.preview = preview
        self._line = None

    def body(self, canvas, top, bottom, now):
        for line in wrap(canvas, self.note, canvas.width - 2 * SIDE)[:1]:
            canvas.text(SIDE, top, line)
        text = str(self.at)
        middle = (top + bottom) // 2
        x = (canvas.width - canvas.text_width(text, BIG)) // 2
        canvas.text(x, middle - BIG.height // 2, text, WHITE, BIG)
        limits = "%d-%d" % (self.low, self.high)
        right(canvas, canvas.width - SIDE, middle - SMALL.height // 2, limits)
        if self.preview:
            if self._line is None:
                self._line = self.preview(self.at)
            canvas.text(SIDE, bottom - BAR, canvas.cut(self._line, canvas.width - SIDE))

    def press(self, action, repeats):
        step = 5 if repeats > 20 else 1
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
            lines += wrap(canvas, text, canvas.width - 2 * SIDE - SMALL.width) or [""]
        rows = (bottom - top) // BAR
        self.beyond = max(0, len(lines) - rows)
        self.moves = self.beyond > 0
        self.first = min(self.first, self.beyond)
        for row, line in enumerate(lines[self.first : self.first + rows]):
            canvas.text(SIDE, top + row * BAR, line)
        if self.first:
            canvas.text(canvas.width - SMALL.width, top, "↑")
        if self.first < self.beyond:
            canvas.text(canvas.width - SMALL.width, top + (rows - 1) * BAR, "↓")

    def press(self, action, repeats):
        if action == OK:
            return (True,)
        if action in (UP, LEFT):
            self.first = max(0, self.first - 1)
        elif action in (DOWN, RIGHT):
            self.first = min(self.beyond, self.first + 1)
        return Widget.press(self, action, repeats)


class Table(Menu):
    """Rows of a name and right-aligned numbers under headings; the answer is the row's place."""

    take = "more"

    def __init__(self, title, heads, rows):
        """`heads` for the columns after the name; a row is `(rank, name, [texts])`."""
        Menu.__init__(self, title, [row[1] for row in rows])
        self.heads = heads
        self.rows = rows

    def body(self, canvas, top, bottom, now):
        self._columns(canvas, top, WHITE, "", self.heads)
        Menu.body(self, canvas, top + BAR, bottom, now)

    def _row(self, canvas, y, place):
        rank, name, texts = self.rows[place]
        colour = WHITE
        if place == self.at:
            canvas.fill(0, y, canvas.width, BAR, WHITE)
            colour = BLACK
        canvas.text(SIDE, y + 1, str(rank), colour)
        self._columns(canvas, y + 1, colour, name, texts)

    def _columns(self, canvas, y, colour, name, texts):
        edge = canvas.width - SIDE
        for place in range(len(texts) - 1, -1, -1):
            right(canvas, edge, y, texts[place], colour)
            column = [self.heads[place]] + [row[2][place] for row in self.rows]
            edge -= (max([len(text) for text in column]) + 1) * SMALL.width
        canvas.text(12, y, canvas.cut(name, edge - 12), colour)


class Grid(Widget):
    """A choice from cells in rows; the answer is the cell's place among all of them."""

    def __init__(self, title, words, columns, free):
        """`free` holds a truth for each cell: one that is not free is drawn filled."""
        self.title = title
        self.words = words
        self.columns = columns
        self.free = free
        self.at = free.index(True) if True in free else 0

    def body(self, canvas, top, bottom, now):
        rows = len(self.words) // self.columns
        size = (bottom - top) // rows
        for place in range(len(self.words)):
            x = SIDE + place % self.columns * size
            y = top + place // self.columns * size
            canvas.frame(x, y, size, size, WHITE)
            if not self.free[place]:
                canvas.fill(x + 3, y + 3, size - 6, size - 6, WHITE)
            if place == self.at:
                canvas.frame(x + 1, y + 1, size - 2, size - 2, WHITE)
        x = SIDE + self.columns * size + 6
        canvas.text(x, top, self.words[self.at], WHITE, BIG)
        canvas.text(x, top + BIG.height + 1, "free" if self.free[self.at] else "filled")

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
        size = min(bottom - top - 4, 42)
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
        canvas.text(left, top + 1, "rolled %d" % face, WHITE, NORMAL)
        top += NORMAL.height + 1
        for text in self.lines[: (bottom - top) // BAR]:
            canvas.text(left, top, canvas.cut(text, canvas.width - left))
            top += BAR

    def press(self, action, repeats):
        if action == OK:
            if self.turn == len(TUMBLES):
                return (True,)
            self.turn = len(TUMBLES)
        return Widget.press(self, action, repeats)


# Letter pages: three rows of ten each; the last row is made of functions.
LETTERS = (
    "abcdefghijklmnopqrstuvwxyz-'. ",
    "àáâäãåæçèéêëíîïñóôöøœßúûüýžšłđ",
    "0123456789&+!?_()/:,*=@#%~$^<>",
    "αβγδεζηθικλμνξοπρσςτυφχψωάέίόύ",
    "абвгдежзийклмнопрстуфхцчшщъыьэ",
    "юяёєіїґљњћќўџčćęąńśźżőűğışřťďň",
)
_COLUMNS = 10
FUNCTIONS = ("Aa", "more", "del", "DONE")


def capital(char):
    """The capital of a letter, on MicroPython too, whose upper() knows only ASCII."""
    code = ord(char)
    if code < 128:
        return char.upper()
    if 0xE0 <= code <= 0xFE or 0x3B1 <= code <= 0x3C9 and code != 0x3C2 or 0x430 <= code <= 0x44F:
        return chr(code - 32)
    if 0x450 <= code <= 0x45F:
        return chr(code - 80)
    single = "άέίόύґžšłđčćęąńśźżőűğşřťďňœ"
    if char in single:
        return "ΆΈΊΌΎҐŽŠŁĐČĆĘĄŃŚŹŻŐŰĞŞŘŤĎŇŒ"[single.index(char)]
    return char


class Letters(Widget):
    """A name, letter by letter; the answer is the text, without blanks at its ends.

    Back takes a letter away while there is one. With three buttons a row is picked first, then
    a letter in it.
    """

    def __init__(self, title, longest, refuse, text=""):
        """`refuse(text)` gives a line why a name can't be taken, or None."""
        self.title = title
        self.longest = longest
        self.refuse = refuse
        self.text = text
        self.page = 0
        self.row, self.column = 0, 0
        self.capitals = True
        self.rows_first = False
        self.in_row = True
        self.trouble = None

    def draw(self, canvas, now, scheme):
        if not self.rows_first and scheme == "three":
            self.rows_first, self.in_row = True, False
        self.take = "pick" if self.in_row else "row"
        self.back = "row" if self.rows_first and self.in_row else "del" if self.text else "back"
        Widget.draw(self, canvas, now, scheme)

    def body(self, canvas, top, bottom, now):
        canvas.text(SIDE, top, self.text + "_", WHITE, NORMAL)
        if self.trouble:
            right(canvas, canvas.width, top + 2, canvas.cut(self.trouble, 70))
        top += NORMAL.height + 1
        for row in range(4):
            words = self._words(row)
            wide = canvas.width // len(words)
            for column, word in enumerate(words):
                x = column * wide
                chosen = row == self.row and (column == self.column or not self.in_row)
                if chosen:
                    canvas.fill(x, top, wide, SMALL.height, WHITE)
                x += (wide - canvas.text_width(word)) // 2
                canvas.text(x, top, word, BLACK if chosen else WHITE)
            top += SMALL.height

    def _words(self, row):
        if row == 3:
            return FUNCTIONS
        letters = LETTERS[self.page][row * _COLUMNS : (row + 1) * _COLUMNS]
        return [("␣" if c == " " else capital(c) if self.capitals else c) for c in letters]

    def press(self, action, repeats):
        self.trouble = None
        if action == BACK:
            return self._back()
        if action == OK:
            return self._ok()
        if action in (UP, DOWN) or not self.in_row:
            step = 1 if action in (DOWN, RIGHT) else -1
            wide = len(self._words(self.row))
            self.row = (self.row + step) % 4
            self.column = self.column * len(self._words(self.row)) // wide
        else:
            step = 1 if action == RIGHT else -1
            self.column = (self.column + step) % len(self._words(self.row))
        return None

    def _back(self):
        if self.rows_first and self.in_row:
            self.in_row = False
        elif self.text:
            self._function(2)
        else:
            return (None,)
        return None

    def _ok(self):
        if not self.in_row:
            self.in_row = True
            self.column = 0
            return None
        if self.rows_first:
            self.in_row = False
        word = self._words(self.row)[self.column]
        if self.row == 3:
            return self._function(self.column)
        if len(self.text) < self.longest:
            self.text += " " if word == "␣" else word
            self.capitals = word in "␣-"
        return None

    def _function(self, number):
        if number == 0:
            self.capitals = not self.capitals
        elif number == 1:
            self.page = (self.page + 1) % len(LETTERS)
        elif number == 2:
            self.text = self.text[:-1]
            self.capitals = not self.text
        else:
            self.trouble = self.refuse(self.text.strip())
            return None if self.trouble else (self.text.strip(),)
        return None
