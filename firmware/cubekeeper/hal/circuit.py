"""The device of a CircuitPython board: its own display through displayio, and its drive.

CircuitPython has no framebuf: the canvas is drawn in plain Python (see plain_pixels.py), and what
has changed of it goes into a displayio bitmap.
"""

import os
import time
from binascii import hexlify

import board as pins
import displayio
import storage
import supervisor
from bitmaptools import arrayblit

from ..game import clock
from ..ui.palette import PALETTE
from . import Device, days
from .changes import make_changes
from .circuit_keys import Keys
from .power import Power
from .storage import FileStore

STORE = "saves"  # the store's folder
_TICKS = 1 << 29  # ms after which supervisor.ticks_ms begins anew
_LOOK_EVERY = 0.01  # s from one look at the buttons to the next

NOT_OURS = "Nothing is saved: the drive is the computer's now. Switch off and on, no button held."
REFUSAL = "computer has the drive"
_READ_ONLY = 30  # EROFS


class CircuitDevice(Device):
    """A device (see hal/__init__.py) on CircuitPython, files in STORE."""

    def __init__(self, board):
        self.board = board
        self.store = make_store()
        self._keys = Keys(board)
        self.buttons = self._keys.names
        self._unread = []  # edges
        self._screen = Screen(board, pins.DISPLAY)
        self._ticks = supervisor.ticks_ms()  # CircuitPython's, at the tick `_now`
        self._now = 0
        self.power = self._power = Power(self._screen, board, self._now)

    def now(self):
        ticks = supervisor.ticks_ms()
        self._now = clock.add(self._now, _since(ticks, self._ticks))
        self._ticks = ticks
        return self._now

    def day(self):
        return days.today()

    def inputs(self):
        now = self.now()
        edges = [
            (button, down, clock.add(now, _since(ticks, self._ticks)))
            for button, down, ticks in self._unread
        ]
        self._unread = []
        return edges

    def entropy(self, count):
        return os.urandom(count)

    def show(self, canvas):
        self._screen.show(canvas)

    def held(self, button):
        return self._keys.held(button)

    def wait(self, deadline):
        while True:
            now = self.now()
            self._unread += self._power.taken(self._keys.edges(), now)
            self._power.due(now)
            if self._unread or deadline is not None and clock.since(deadline, now) <= 0:
                return True
            time.sleep(_LOOK_EVERY)

    def rest(self):
        """Keep the picture until Ctrl-C: at the end of the program CircuitPython takes it down."""
        while True:
            time.sleep(1)

    def close(self):
        self._keys.close()


class Screen:
    """A displayio display that shows canvases of a board's size and depth.

    `dims` is whether its brightness can be set. displayio can't let a display sleep: it is made
    black, and its light switched off where there is one.
    """

    def __init__(self, board, display):
        colours = 1 << board.depth
        several = 8 // board.depth  # pixels in a byte
        # As wide as the bytes of a canvas' row: what is beyond the display's edge is not seen.
        width = (board.width + several - 1) // several * several
        self._bitmap = displayio.Bitmap(width, board.height, colours)
        palette = displayio.Palette(colours)
        for i in range(colours):
            red, green, blue = PALETTE[3 * i : 3 * i + 3]
            palette[i] = red << 16 | green << 8 | blue
        group = displayio.Group()
        group.append(displayio.TileGrid(self._bitmap, pixel_shader=palette))
        display.auto_refresh = False
        if board.rotation is not None:
            display.rotation = board.rotation
        display.root_group = group
        display.refresh()
        self._display = display
        self._group = group
        self._changes = None
        self._level = 255
        self._asleep = False
        try:
            self.dims = display.brightness is not None
        except (AttributeError, RuntimeError):  # there is none to set
            self.dims = False

    def show(self, canvas):
        """Put what has changed since the last canvas on the display."""
        if self._changes is None:
            self._changes = make_changes(canvas)
        stride = len(canvas.buffer) // canvas.height
        picture = memoryview(canvas.buffer)
        several = 8 // canvas.depth  # pixels in a byte
        for x, y, width, height in self._changes.areas(canvas):
            first, last = x // several, (x + width + several - 1) // several
            rows = bytearray()
            for row in range(y, y + height):
                rows += picture[row * stride + first : row * stride + last]
            pixels = spread(rows, canvas.depth)
            arrayblit(self._bitmap, pixels, first * several, y, last * several, y + height)
        self._display.refresh()

    def dim(self, level):
        """Set the brightness, 0 (off) to 255."""
        self._level = level
        if self.dims and not self._asleep:
            self._display.brightness = level / 255

    def sleep(self, on):
        """Go dark, or show the picture again; it may have changed meanwhile."""
        self._asleep = on
        self._display.root_group = displayio.Group() if on else self._group
        self._display.refresh()
        if self.dims:
            self._display.brightness = 0 if on else self._level / 255


def spread(rows, depth):
    """A byte for each pixel of `depth` bits in whole bytes of a canvas, as arrayblit takes them.

    That is its digit, which C code writes: arrayblit leaves out the bits above `depth`.
    """
    if depth == 1:
        return "{:0{}b}".format(int.from_bytes(rows, "big"), 8 * len(rows)).encode()
    digits = hexlify(rows)
    if digits.isdigit():
        return digits
    # A letter's low bits count from 1: all letters, known by bit 6, become 9 more at once.
    number = int.from_bytes(digits, "big")
    letters = number >> 6 & int.from_bytes(b"\x01" * len(digits), "big")
    return (number + letters * 9).to_bytes(len(digits), "big")


def _since(ticks, then):
    """Milliseconds from one of CircuitPython's ticks to another; negative if before."""
    half = _TICKS >> 1
    return (ticks - then + half & _TICKS - 1) - half


def make_store():
    """The store on the board's drive, which only one of board and computer may write."""
    if not storage.getmount("/").readonly:
        return DriveStore(STORE)
    try:
        store = FileStore(STORE)  # its saved games can be read
    except OSError:
        store = NoStore()
    store.trouble, store.refusal = NOT_OURS, REFUSAL
    return store


class DriveStore(FileStore):
    """The store on CircuitPython's drive, which keeps a write back for a second."""

    def _put(self, name, mode, data):
        FileStore._put(self, name, mode, data)
        os.sync()

    def remove(self, name):
        FileStore.remove(self, name)
        os.sync()

    def set_aside(self, *names):
        kept = FileStore.set_aside(self, *names)
        os.sync()
        return kept


class NoStore:
    """A store without files that takes none."""

    def names(self):
        return []

    def read(self, name):
        return None

    def free(self):
        return None

    def append(self, name, data):
        raise OSError(_READ_ONLY)

    def write(self, name, data):
        raise OSError(_READ_ONLY)

    def remove(self, name):
        raise OSError(_READ_ONLY)

    def set_aside(self, *names):
        raise OSError(_READ_ONLY)
