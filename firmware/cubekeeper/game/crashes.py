"""The last crashes of the app, kept for the computer, and how many were at start in a row."""

from ..rules.table import INT, MANY, TEXT
from .slots import Slots

FIELDS = (
    ("in_a_row", INT, 0, 255),
    ("traces", TEXT | MANY, 900),  # newest first; the ends of longer ones
)
COUNTS = (2,)  # of the fields in format version 1, 2 ...
KEPT = 3
FILE = "crashes"


class Crashes:
    """The crashes in a store; `trouble` says what was damaged there, or is None."""

    def __init__(self, store):
        self._slots = Slots(store, FILE, FIELDS, COUNTS)
        self.trouble = self._slots.trouble
        self.in_a_row, self.traces = self._slots.values or (0, [])

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
        try:
            self._slots.save((self.in_a_row, self.traces))
        except OSError:
            pass  # a full store may be what crashed
