"""The display of a board: sends what has changed, and goes on without a display that fails.

An OLED on wires can fail at start (ENODEV: nothing answers) and at any time in play (EIO,
ETIMEDOUT: a loose wire, a disturbance). The game does not stop for that: the display is set up
anew after a pause, which grows from try to try, and then gets the whole picture.
"""

from ..game import clock
from . import bus
from .changes import make_changes

FIRST_PAUSE, LONGEST_PAUSE = 250, 8000  # ms from a failure to the next try
_BRIGHT = 255
_ENODEV = 19


def _ssd1306(board, machine, time, _):
    from .ssd1306 import Ssd1306

    return Ssd1306(bus.make_bus(board, machine, time), board)


def _sh1106(board, machine, time, _):
    from .sh1106 import Sh1106

    return Sh1106(bus.make_bus(board, machine, time), board)


def _st7789(board, machine, time, backlight):
    from .st7789 import St7789

    way = bus.make_bus(board, machine, time)
    return St7789(way, board, backlight or bus.make_backlight(board, machine))


# By the board's display; only what is used gets imported.
DRIVERS = {"ssd1306": _ssd1306, "sh1106": _sh1106, "st7789": _st7789}


def make_panel(board, machine, time, now, backlight=None):
    """The Panel of a board's settings; `machine` and `time` are MicroPython's modules.

    `now` is a function that tells the tick (see game/clock.py), `backlight` one that sets a light
    which has no pin, 0 to 255. ValueError for settings that the
    driver cannot follow, or that `machine` refuses.
    """
    return Panel(DRIVERS[board.display](board, machine, time, backlight), board, now)


class Panel:
    """A display through its driver. Nothing here raises OSError.

    `trouble` says in plain words what is wrong with the display, None while it works; `retry_at`
    is then the tick at which `retry` is due, None while it works. `canvas` is the one shown last.
    `dims` is whether `dim` changes anything.
    """

    def __init__(self, driver, board, now):
        self.trouble = None
        self.retry_at = None
        self._driver = driver
        self._place = "" if board.bus == "spi" else " at 0x%02X" % (board.address or bus.ADDRESS)
        self._now = now
        self._works = False
        self._pause = FIRST_PAUSE
        self._level = _BRIGHT
        self._asleep = False
        self.canvas = None
        self.dims = driver.dims
        self._changes = None  # since the picture that the display holds, while it works

    def start(self):
        """Set the display up: bright, awake, and with the picture shown last, if any."""
        self._try(self._begin)

    def show(self, canvas):
        """Bring a picture onto the display: only what differs from the last one is sent."""
        self.canvas = canvas
        if self._works:
            self._try(self._send, canvas)

    def dim(self, level):
        """Set the brightness: 255 is the board's own, 0 the darkest."""
        self._level = level
        if self._works:
            self._try(self._driver.dim, level)

    def sleep(self, on):
        """Switch the display off, or on again with its picture."""
        self._asleep = on
        if self._works:
            self._try(self._driver.sleep, on)

    def retry(self):
        """Try to set up a display that has failed; whether it works now."""
        return self._works or self._try(self._begin)

    def pressed(self):
        """A player is there: a display that has failed is due at once, and soon after that."""
        if self.retry_at is not None:
            self._pause = FIRST_PAUSE
            self.retry_at = self._now()

    def _begin(self):
        """All that a display needs that may have lost everything."""
        driver = self._driver
        driver.start()
        if self._level != _BRIGHT:
            driver.dim(self._level)
        if self._asleep:
            driver.sleep(True)
        self._changes = None
        if self.canvas is not None:
            self._send(self.canvas)

    def _send(self, canvas):
        """What has changed since the last picture, or since the start left the display black."""
        if self._changes is None:
            self._changes = make_changes(canvas)
        for area in self._changes.areas(canvas):
            self._driver.show(canvas, area)

    def _try(self, action, *values):
        """Whether the display has done it; if not, when to try again and what to tell."""
        try:
            action(*values)
        except OSError as error:
            self._works = False
            self.trouble = self._words(error)
            self.retry_at = clock.add(self._now(), self._pause)
            self._pause = min(2 * self._pause, LONGEST_PAUSE)
            return False
        self._works = True
        self.trouble = None
        self.retry_at = None
        self._pause = FIRST_PAUSE
        return True

    def _words(self, error):
        if error.args[:1] == (_ENODEV,):
            return "No display answers%s: check its wires and its address." % self._place
        return "The display%s does not answer (%s): check its wires." % (self._place, error)
