"""The last crashes of the app, kept for the computer, and how many were at start in a row."""

from ..rules.table import INT, MANY, TEXT
from . import codec, slots

FIELDS = (
    ("in_a_row", INT, 0, 255),
    ("traces", TEXT | MANY, 900),  # newest first; the ends of longer ones
)
KEPT = 3
FILE = "crashes"


class Crashes:
    """The crashes in a store, and room for one more."""

    def __init__(self, store):
        self._store = store
        self.in_a_row, self.traces = 0, []
        data, self._number, _ = slots.load(store, FILE)
        try:
            if data is not None:
                (self.in_a_row, self.traces), _ = codec.decode(FIELDS, data)
        except ValueError:
            pass  # of another version: nothing that a player would miss

    def keep(self, trace):
        """Add a crash's trace; how many there were at start in a row, this one too."""
        self.in_a_row = min(self.in_a_row + 1, FIELDS[0][3])
        self.traces = ([trace[-FIELDS[1][2] :]] + self.traces)[:KEPT]
        self._save()
        return self.in_a_row

    def forget(self):
        """The app runs: the next crash is the first in a row again."""
        if self.in_a_row:
            self.in_a_row = 0
            self._save()

    def _save(self):
        self._number += 1
        data = codec.encode(FIELDS, (self.in_a_row, self.traces))
        try:
            slots.save(self._store, FILE, data, self._number)
        except OSError:
            pass  # a full store may be what crashed
