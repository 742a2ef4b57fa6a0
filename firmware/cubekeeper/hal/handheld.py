"""The device of a real board: a display on wires, buttons on pins, files in the flash."""

import os

from ..borrow import forget
from ..game import clock
from . import Device, bus, days
from .keys import EVERY, Keys
from .panel import make_panel
from .power import Power
from .storage import FileStore

STORE = "saves"  # the store's folder
MEASURE_EVERY = 30000  # ms from one look at the battery to the next
LISTEN_EVERY = 20  # ms from one look for what a computer has sent to the next
BACK_AGAIN = "The display is back. "
NO_MEMORY = "not enough memory to be mirrored\n"


def make_handheld(board):
    """The Handheld of a board's settings, on the board that this runs on."""
    import time

    import machine

    return Handheld(board, machine, time, make_computer())


def make_computer():
    """The stream to a computer; None on a port that can't tell whether something has come."""
    try:
        from .stdio import Stdio

        return Stdio()
    except (ImportError, AttributeError):
        return None


class Handheld(Device):
    """A device (see the package) on MicroPython's `machine`, files in STORE."""

    def __init__(self, board, machine, time, computer=None):
        """`machine` and `time` are MicroPython's modules, `computer` is as in stdio.py."""
        self.board = board
        self.store = FileStore(STORE)
        self._time = time
        self._news = []
        self._edges = []
        self._gauge = None  # what tells the battery's voltage
        self._percent = None
        self._measured_at = self._listened_at = self.now()
        self._computer = computer
        self._remote = None  # while it mirrors the board; its module is in memory only then
        backlight = self._start_power(board, machine)
        self._keys = Keys(board, machine, self.now)
        self.buttons = self._keys.names
        self._panel = make_panel(board, machine, time, self.now, backlight)
        self._panel.start()
        self.power = self._power = Power(self._panel, board, self.now())
        self._light = None
        if board.wake == "pin":
            from .light import make_light

            self._light = make_light(board, machine, self.now)
        self._measure()

    def now(self):
        return self._time.ticks_ms() % clock.PERIOD

    def day(self):
        return days.today()

    def inputs(self):
        edges, self._edges = self._edges, []
        return edges

    def entropy(self, count):
        return os.urandom(count)

    def held(self, button):
        return self._keys.held(button)

    def show(self, canvas):
        self._panel.show(canvas)
        if self._remote is not None:
            try:
                self._remote.show(canvas)
            except MemoryError:
                self._hang_up(NO_MEMORY)

    def battery(self):
        return self._percent

    def news(self):
        news, self._news = self._news, []
        return news

    def wait(self, deadline):
        while True:
            now = self.now()
            edges = self._keys.take()
            if edges:
                self._panel.pressed()
                self._edges += self._power.taken(edges, now)
            self._listen(now)
            self._power.due(now)
            self._mend(now)
            battery_changed = self._look_at_battery(now)
            if self._edges or self._news or battery_changed:
                return True
            left = EVERY if deadline is None else clock.since(deadline, now)
            if left <= 0:
                return True
            if not self._light_sleep(deadline, left):
                self._time.sleep_ms(min(left, EVERY))

    def _light_sleep(self, deadline, left):
        """Whether the processor has slept, as it may with the display, for `left` ms at most."""
        if self._light is None or not self._power.asleep or self._remote is not None:
            return False
        return self._light.sleep(MEASURE_EVERY if deadline is None else left)

    def rest(self):
        self._keys.close()

    def close(self):
        self._keys.close()

    def _start_power(self, board, machine):
        """Have the power chip switch the board's parts on; its light, None without one."""
        if board.power_chip == "axp192":
            from .axp192 import Axp192

            names = (board.power_scl, board.power_sda)
            pins = [machine.Pin(bus.pin_id(name)) for name in names]
            chip = Axp192(machine.I2C(0, scl=pins[0], sda=pins[1], freq=bus.I2C_FREQUENCY))
            try:
                chip.start()
            except OSError as error:
                self._news.append("The power chip does not answer (%s)." % error)
                return None
            self._gauge = chip
            return chip.backlight
        if board.battery_pin:
            from .battery import Divider

            self._gauge = Divider(board, machine)
        return None

    def _listen(self, now):
        """Take what a computer says, when it is time to: one that says `h` mirrors the board."""
        if self._computer is None or clock.since(now, self._listened_at) < LISTEN_EVERY:
            return
        self._listened_at = now
        said = self._computer.read(0)
        if self._remote is None and said.split()[-1:] != [b"h"]:
            return
        try:
            edges = self._hear(said, now)
        except MemoryError:
            self._hang_up(NO_MEMORY)
            return
        if edges:
            self._panel.pressed()
            self._power.used(now)
            self._edges += edges
        if self._remote is not None and self._remote.silent(now):
            self._hang_up("")

    def _hear(self, said, now):
        """The edges in what a computer says."""
        if self._remote is None:
            from .remote import Remote

            self._remote = Remote(self.board, self.buttons, self._computer, now)
        return self._remote.hear(said, self._panel.canvas, now)

    def _hang_up(self, word):
        """Mirror no more, and give the memory back."""
        if self._remote is not None:
            self._edges += self._remote.let_go(self.now())
            self._remote = None
        for name in ("hal.remote", "hal.mirror"):
            forget(name)
        self._computer.write(word)

    def _mend(self, now):
        """Set up a display that has failed, when it is time to."""
        panel = self._panel
        if panel.retry_at is not None and clock.since(panel.retry_at, now) <= 0:
            trouble = panel.trouble
            if panel.retry():
                self._news.append(BACK_AGAIN + trouble)

    def _look_at_battery(self, now):
        """Measure now and then; whether the figure is another one."""
        if self._gauge is None or clock.since(now, self._measured_at) < MEASURE_EVERY:
            return False
        before = self._percent
        self._measure()
        return self._percent != before

    def _measure(self):
        if self._gauge is None:
            return
        from .battery import percent

        self._measured_at = self.now()
        try:
            self._percent = percent(self._gauge.millivolts(), self.board)
        except OSError:
            self._percent = None  # not known is better than an old figure
