# A main.py for virtual boards: the app on the device of a real board, whose display and pins are
# emulated while time is the real one. What the app prints comes between the lines of the mirror.
import os
import sys
import time

import wires
from table import Table
from wires import Clock

from cubekeeper import run
from cubekeeper.hal.board import read
from cubekeeper.hal.handheld import make_computer


class RealTime(Clock):
    """The emulated clock, which goes on as the real one does."""

    def __init__(self):
        Clock.__init__(self)
        self.began = self.now
        self.started = time.ticks_ms()

    def sleep_ms(self, ms):
        time.sleep_ms(ms)
        passed = time.ticks_diff(time.ticks_ms(), self.started)
        Clock.sleep_ms(self, max(0, self.began + passed - self.now))


wires.Clock = RealTime
table = Table(read("/a/board.ckb"))
table.switch_on(make_computer())
device = table.device
show, inputs = device.show, device.inputs


def checked(canvas):
    """What the player sees is what the app has drawn; and prints that disturb."""
    print("shows " + canvas.lines()[0] + "@", end="")
    show(canvas)
    assert table.differs(canvas) is None
    print("heap", "remote" if "cubekeeper.hal.remote" in sys.modules else "alone")


def heard():
    """A press to the right is as Ctrl-C."""
    edges = inputs()
    if any(device.buttons[button] == "right" for button, _, _ in edges):
        raise KeyboardInterrupt
    return edges


device.show, device.inputs = checked, heard
if "safe" in os.listdir("/"):
    pin, level = table.button("back")
    pin.drive(level)
run.run(device)
