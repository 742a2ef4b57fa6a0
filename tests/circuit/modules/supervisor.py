"""CircuitPython's `supervisor`: its ticks, and whether a written file restarts the program."""

from world import TICKS, world


class _Runtime:
    autoreload = True


runtime = _Runtime()


def ticks_ms():
    return world.now % TICKS
