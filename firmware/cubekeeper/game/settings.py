"""The settings of the handheld: their one declaration, and where they are kept."""

from ..rules.table import MANY, TEXT, WORD
from .play import LONGEST_NAME
from .slots import Slots

# A new setting goes to the end, and how many there are then to the end of COUNTS.
SETTINGS = (
    ("names", TEXT | MANY, LONGEST_NAME),  # offered when players are set up, newest first
    ("buttons", WORD, ("board", "three")),  # all the board has, or prev, next and ok are enough
    # How long after the last press the display sleeps, as on that board or else; how bright it is.
    ("sleep", WORD, ("usual", "never", "1min", "2min", "5min", "10min", "30min")),
    ("brightness", WORD, ("100%", "60%", "30%", "10%")),
)
DEFAULTS = ([], 0, 0, 0)
COUNTS = (2, 4)  # of the settings in format version 1, 2 ...
SLEEP_AFTER = (None, 0, 60, 120, 300, 600, 1800)  # s, 0 for never
LEVELS = (255, 153, 77, 26)  # of 255, which is the board's own brightness
MOST_NAMES = 24
FILE = "settings"


class Settings:
    """The settings by name, as the store has them; `trouble` says what was damaged, or is None."""

    names = []
    buttons = sleep = brightness = 0

    def __init__(self, store):
        self._slots = Slots(store, FILE, SETTINGS, COUNTS)
        self.trouble = self._slots.trouble
        values = self._slots.values or [None] * len(SETTINGS)
        for spec, value, default in zip(SETTINGS, values, DEFAULTS):
            if value is None:
                value = list(default) if spec[1] & MANY else default
            setattr(self, spec[0], value)

    def save(self):
        """Keep the settings as they are now. OSError when the store can't take them."""
        self._slots.save([getattr(self, spec[0]) for spec in SETTINGS])

    def remember(self, names):
        """Put names that were just used in front, and save."""
        known = [name for name in self.names if name not in names]
        self.names = (list(names) + known)[:MOST_NAMES]
        self.save()
