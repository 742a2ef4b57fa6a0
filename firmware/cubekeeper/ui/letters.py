"""The widget that asks for a name, and the letters it offers."""

from ..game.play import LONGEST_NAME
from .buttons import BACK, DOWN, OK, RIGHT, UP
from .palette import BLACK, CHOSEN, WHITE
from .widgets import SIDE, Widget, right

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
        self.sideways = True
        self.rows_first = False
        self.in_row = True
        self.trouble = None

    def draw(self, canvas, now, scheme, standings=()):
        if not self.rows_first and scheme == "three":
            self.rows_first, self.in_row = True, False
        self.take = "pick" if self.in_row else "row"
        self.back = "row" if self.rows_first and self.in_row else "del" if self.text else "back"
        Widget.draw(self, canvas, now, scheme, standings)

    def body(self, canvas, top, bottom, now):
        canvas.text(SIDE, top, self.text + "_", WHITE, canvas.normal)
        if self.trouble:
            right(canvas, canvas.width, top + 2, canvas.cut(self.trouble, 70))
        top += canvas.normal.height + 1
        tall = max(canvas.small.height, min((bottom - top) // 4, 2 * canvas.small.height))
        for row in range(4):
            words = self._words(row)
            wide = canvas.width // len(words)
            for column, word in enumerate(words):
                x = column * wide
                chosen = row == self.row and (column == self.column or not self.in_row)
                if chosen:
                    canvas.fill(x, top, wide, canvas.small.height, CHOSEN)
                x += (wide - canvas.text_width(word)) // 2
                canvas.text(x, top, word, BLACK if chosen else WHITE)
            top += tall

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


def name(heading, names):
    """Ask for a name that is not among those; None for back."""

    def refuse(text):
        return why_no_name(text, names)

    return (yield Letters(heading, LONGEST_NAME, refuse))


def why_no_name(text, names):
    """Why a text can't be one more player's name, in few letters; None when it can."""
    if not text:
        return "no letters"
    if text[0] == "#":
        return "no # in front"
    return "name taken" if text in names else None
