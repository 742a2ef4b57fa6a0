"""A session on a board whose display only counts: `session.py BOARD.ckb SCRIPT`.

Runs the firmware as main.py does, with the board's own driver, on either runtime. The script has
a step a line: `down BUTTON`, `up BUTTON`, `wait MS`, `random HEX`. The session prints
the bytes that went to the display, a line for the start and one for what each `down` led to, and
last the words on the screen. A crash is raised.
"""

import sys
from binascii import unhexlify

from cubekeeper import hal
from cubekeeper.game import clock
from cubekeeper.hal import panel
from cubekeeper.hal.board import BUTTONS, read
from cubekeeper.hal.storage import FileStore
from cubekeeper.run import Session


class Sink:
    """What a display's machine is made of: pins, PWM and buses that swallow and count all."""

    OUT = 1

    def __init__(self, *given, **named):
        pass

    def __call__(self, level):
        pass

    def duty_u16(self, duty):
        pass

    def write(self, data):
        Machine.bytes += len(data)

    def writevto(self, address, parts):
        Machine.bytes += 1  # the address
        for part in parts:
            Machine.bytes += len(part)


class Machine:
    Pin = PWM = I2C = SPI = Sink
    bytes = 0


class Time:
    """No time passes while a display is set up."""

    @staticmethod
    def sleep_ms(ms):
        pass

    @staticmethod
    def ticks_ms():
        return 0

    @staticmethod
    def ticks_diff(after, before):
        return after - before


class Device(hal.Device):
    """A device (see hal/__init__.py) whose time and buttons are the script's."""

    def __init__(self, board, script):
        self.board = board
        self.buttons = BUTTONS[board.buttons]
        self.store = FileStore("saves")
        self._script = script
        self._time = 0
        self._left = 0  # ms of a wait
        self._edges = []
        self._random = b""
        self._panel = panel.make_panel(board, Machine, Time, self.now)
        self._panel.start()
        self.words = []

    def show(self, canvas):
        self.words = canvas.words
        self._panel.show(canvas)

    def day(self):
        return None

    def now(self):
        return self._time

    def inputs(self):
        edges, self._edges = self._edges, []
        return edges

    def entropy(self, count):
        taken, self._random = self._random[:count], self._random[count:]
        return taken

    def wait(self, deadline):
        while not self._left:
            line = self._script.readline()
            if not line:
                self.count()
                return False
            word, value = line.split()
            if word == "wait":
                self._left = int(value)
            elif word == "random":
                self._random += unhexlify(value)
            else:
                if word == "down":
                    self.count()
                self._edges.append((self.buttons.index(value), word == "down", self._time))
                return True
        step = self._left
        if deadline is not None:
            step = min(step, max(1, clock.since(deadline, self._time)))
        self._left -= step
        self._time = clock.add(self._time, step)
        return True

    def count(self):
        print(Machine.bytes)
        Machine.bytes = 0


def main(board, script):
    with open(script) as file:
        device = Device(read(board), file)
        session = Session(device, None)
        while device.wait(session.step()):
            pass
    print(" ".join([word[3] for word in device.words]))


main(sys.argv[1], sys.argv[2])
