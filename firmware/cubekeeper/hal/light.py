"""Light sleep: while the display sleeps the processor does too, where a button is known to wake it.

An ESP32 has two ways to be woken by a pin, EXT0 and EXT1, so for two buttons. A computer is not
heard while it sleeps. Nothing here was tried on a board.
"""

import sys

from ..game import clock
from .keys import input_pin

# By port and chip, the first release of MicroPython whose light sleep a pin is known to end (see
# github.com/micropython/micropython, discussion 14539). An ESP32-S2 wakes at once (issue 15260),
# an RP2040 only from a sleep with a time limit (issue 7035): these stay awake.
KNOWN = {("esp32", "ESP32"): (1, 17)}
AWAKE = 100  # ms between two sleeps, in which buttons settle


def running():
    """The chip that this runs on, and the release of MicroPython."""
    machine = getattr(sys.implementation, "_machine", "")
    return machine.split(" ")[-1], tuple(sys.implementation.version[:2])


def make_light(board, machine, now):
    """The Light of a board's buttons; None where it is not known to wake by them.

    `now` is a function that tells the tick.
    """
    chip, release = running()
    if release < KNOWN.get((board.port, chip), (release[0] + 1,)):
        return None
    return Light(board, machine, now)


class Light:
    """The light sleep of an ESP32 with one button or two, which connect to ground."""

    def __init__(self, board, machine, now):
        import esp32  # type: ignore[import-not-found]  # an ESP32 has it

        self._board = board
        self._machine = machine
        self._now = now
        self._awake_since = now()
        pins = self._inputs()
        esp32.wake_on_ext0(pins[0], esp32.WAKEUP_ALL_LOW)
        if len(pins) > 1:
            esp32.wake_on_ext1(pins[1:2], esp32.WAKEUP_ALL_LOW)

    def sleep(self, ms):
        """Sleep until a press, for at most so many ms; False where that is not worth it."""
        if clock.since(self._now(), self._awake_since) < AWAKE or ms < AWAKE:
            return False
        self._machine.lightsleep(ms)
        self._inputs()  # sleep has made its own of the pins
        self._awake_since = self._now()
        return True

    def _inputs(self):
        pull = self._machine.Pin.PULL_UP
        board = self._board
        return [input_pin(name, pull, board.port, self._machine) for name in board.button_pins]
