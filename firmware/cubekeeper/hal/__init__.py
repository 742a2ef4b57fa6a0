"""The hardware: a device made of the drivers that the board's settings name.

Every device has `board` (its settings), `buttons` (their names), `store` (its files) and

    now()           the clock, in ticks (see game/clock.py)
    day()           the day, like 20261231; None while the clock was not set (see days.py)
    inputs()        the button edges since the last call, in order: (index into buttons, is_down,
                    the tick at which it came)
    wait(deadline)  sleep until a button moves or the tick is reached (None: only a button);
                    False when the device is told to leave
    show(canvas)    put the picture on the display, and its words where the display takes them
    entropy(n)      n random bytes
    held(button)    whether the button of that name is down at power-on
    rest()          no app runs any more: leave the picture, and the board to its REPL
    close()         let go of what else would go on, such as timers

and what the class Device here has for those that have no more than that.
"""


class Device:
    """What devices are made from: a display that is always on, no battery, nothing to tell."""

    power = None  # what dims the display and lets it sleep (see power.py), where there is such

    def battery(self):
        """How full the battery is, in percent; None where that is not known."""

    def news(self):
        """What the player has to be told of the hardware since the last call, a text each."""
        return ()


def _simulator(board):
    from .sim import SimDevice

    return SimDevice(board)


def _circuitpython(board):
    from .circuit import CircuitDevice

    return CircuitDevice(board)


def _handheld(board):
    from .handheld import make_handheld

    return make_handheld(board)


# By the display's driver, all others being on wires; only what is used gets imported.
_MAKERS = {"mirror": _simulator, "displayio": _circuitpython}


def make_device(board):
    """The device of a board's settings (see board.py)."""
    return _MAKERS.get(board.display, _handheld)(board)
