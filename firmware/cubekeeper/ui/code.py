"""The screen that shows a game's result as a QR code."""

from ..game.result import as_text
from . import qr
from .palette import BLACK, WHITE
from .widgets import SIDE, Page, wrap

_LINES = ("Scan for the result.",)


class Code(Page):
    """A QR code as large as the display has room for, and beside it how to go on."""

    take = "done"

    def __init__(self, game, width, height):
        self.size, self.modules = encoded(game, min(width, height))
        self.moves = False
        self.first = self.beyond = 0  # an arrow finds nothing to move

    def draw(self, canvas, now, scheme, standings=()):
        canvas.clear()
        side = min(canvas.width, canvas.height)
        scale = max(1, side // (self.size + 2 * qr.QUIET))
        whole = scale * (self.size + 2 * qr.QUIET)
        canvas.fill(0, 0, whole, whole, WHITE)
        start = scale * qr.QUIET
        for place, dark in enumerate(self.modules):
            if dark:
                x = start + place % self.size * scale
                canvas.fill(x, start + place // self.size * scale, scale, scale, BLACK)
        beside = canvas.width - whole > canvas.height - whole
        left, top = (whole + SIDE, SIDE) if beside else (SIDE, whole + SIDE)
        for text in _LINES + tuple(self.hint(canvas, scheme).split(" ")):
            for line in wrap(canvas, text, canvas.width - left):
                canvas.text(left, top, line)
                top += canvas.row


def encoded(game, side):
    """The code of a game's result, `(modules in a row, modules)`, for so many pixels."""
    most = side - 2 * qr.QUIET
    version = max([v for v in range(1, 10) if qr.size_of(v) <= most])
    return qr.encode(as_text(game, qr.room(version, 0)).encode(), most)
