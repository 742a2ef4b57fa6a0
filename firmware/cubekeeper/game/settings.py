"""The settings of the handheld: their one declaration, and where they are kept."""

from ..rules.table import MANY, TEXT, WORD
from . import codec, slots
from .play import LONGEST_NAME

SETTINGS = (
    ("names", TEXT | MANY, LONGEST_NAME),  # offered when players are set up, newest first
    ("buttons", WORD, ("board", "three")),  # all the board has, or prev, next and ok are enough
)
DEFAULTS = ([], 0)
MOST_NAMES = 24
_FILE = "settings"


class Settings:
    """The settings by name, as the store has them; `trouble` says what was damaged, or is None."""

    def __init__(self, store):
        self._store = store
        self._number = 0
        self.trouble = None
        self.names, self.buttons = list(DEFAULTS[0]), DEFAULTS[1]
        data, self._number, bad = slots.load(store, _FILE)
        try:
            if data is not None:
                (self.names, self.buttons), _ = codec.decode(SETTINGS, data)
        except ValueError:
            bad = bad + [_FILE + slots.ENDS[self._number % 2]]
        if bad:
            self.trouble = "unreadable settings kept as " + ", ".join(self._set_aside(bad))

    def _set_aside(self, names):
        """Rename damaged files; where that fails they stay as they are."""
        kept = []
        for name in names:
            try:
                kept.append(self._store.set_aside(name))
            except OSError:
                kept.append(name)
        return kept

    def save(self):
        """Keep the settings as they are now. OSError when the store can't take them."""
        data = codec.encode(SETTINGS, (self.names, self.buttons))
        slots.save(self._store, _FILE, data, self._number + 1)
        self._number += 1

    def remember(self, names):
        """Put names that were just used in front, and save."""
        known = [name for name in self.names if name not in names]
        self.names = (list(names) + known)[:MOST_NAMES]
        self.save()
