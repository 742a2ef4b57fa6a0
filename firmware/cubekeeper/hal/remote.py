"""The computer at which a real board is mirrored: it has the screen, and presses the buttons."""

from ..game import clock
from . import mirror

SILENT = 5000  # ms without a word from the computer, after which it has gone


class Remote:
    """One visit of a computer, which begins with its `h` and ends when it is silent."""

    def __init__(self, board, buttons, stream, now):
        """`buttons` are the names of the board's, `stream` is as in stdio.py."""
        self._buttons = buttons
        self._stream = stream
        self._lines = mirror.Lines()
        self._sender = mirror.Sender(board, stream.write)
        self._heard_at = now
        self._down = []  # the buttons that it holds down

    def show(self, canvas):
        self._sender.show(canvas)

    def hear(self, data, canvas, now):
        """The button edges in bytes that came, as a device has them; `canvas` is shown."""
        edges = []
        if data:
            self._heard_at = now
        for line in self._lines.feed(data):
            kind, value = mirror.command(line, self._buttons) or (None, None)
            if kind == mirror.EDGE:
                edges.append(self._edge(value[0], value[1], now))
            elif kind == mirror.REFRESH:
                self._sender.begin()
                if canvas is not None:
                    self._sender.show(canvas)
            elif kind == mirror.KEEP:
                self._stream.write(mirror.hears())
        return edges

    def silent(self, now):
        """Whether the computer has gone."""
        return clock.since(now, self._heard_at) >= SILENT

    def let_go(self, now):
        """The edges that bring up what it holds down."""
        return [self._edge(button, False, now) for button in list(self._down)]

    def _edge(self, button, down, now):
        if button in self._down:
            self._down.remove(button)
        if down:
            self._down.append(button)
        return button, down, now
