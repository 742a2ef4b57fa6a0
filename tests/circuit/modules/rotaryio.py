"""CircuitPython's `rotaryio`: an encoder."""

from world import world


class IncrementalEncoder:
    def __init__(self, pin_a, pin_b, divisor=4):
        assert divisor in (1, 2, 4)

    @property
    def position(self):
        return world.clicks

    def deinit(self):
        pass
