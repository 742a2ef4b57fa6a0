"""A handheld in memory for portable tests: the real app, its display and buttons at hand."""

from cubekeeper import hal
from cubekeeper.game.clock import add, since
from cubekeeper.hal.board import BUTTONS, scheme
from cubekeeper.ui.app import App

NAMES = {name: BUTTONS[name] for name in ("six", "three")}  # one for each way to use them


class Board:
    """The settings that the app reads of a board."""

    def __init__(self, buttons, width=128, height=64):
        self.scheme = scheme(buttons)
        self.width = width
        self.height = height
        self.depth = 1


class Device(hal.Device):
    """What a device is to the app (see hal/), with scripted chance."""

    def __init__(self, store, chance, buttons="six"):
        """`buttons` are any of hal/board.py."""
        self.board = Board(buttons)
        self.buttons = BUTTONS[buttons]
        self.store = store
        self.chance = chance
        self.canvas = None
        self.shown = 0

    def day(self):
        return None

    def show(self, canvas):
        self.canvas = canvas
        self.shown += 1

    def entropy(self, count):
        return bytes([self.chance.below(256) for _ in range(count)])


class Hand:
    """Presses a handheld's buttons; time goes on from deadline to deadline."""

    def __init__(self, store, chance, buttons="six", now=0):
        self.device = Device(store, chance, buttons)
        self.app = App(self.device)
        self.now = now
        self.deadline = self.app.step(now, [])

    def wait(self, ms):
        """Let time pass; the app is called when it asked to be."""
        end = add(self.now, ms)
        while self.deadline is not None and since(end, self.deadline) >= 0:
            self.now = self.deadline if since(self.deadline, self.now) > 0 else add(self.now, 1)
            if since(end, self.now) < 0:
                break
            self.deadline = self.app.step(self.now, [])
        self.now = end
        self.deadline = self.app.step(end, [])

    def press(self, name, ms=60):
        """A button down for a while, and up again."""
        button = self.device.buttons.index(name)
        self.deadline = self.app.step(self.now, [(button, True, self.now)])
        self.wait(ms)
        self.deadline = self.app.step(self.now, [(button, False, self.now)])
        self.wait(40)

    def lines(self):
        """The words on the screen."""
        return self.device.canvas.lines()

    def text(self):
        return " ".join(self.lines())
