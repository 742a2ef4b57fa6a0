"""CircuitPython's `analogio`: a stick's pins, each for one user at a time."""

from world import REST, world

_used = []


class AnalogIn:
    def __init__(self, pin):
        if pin in _used:
            raise ValueError(f"{pin} in use")
        _used.append(pin)
        self._pin = pin

    @property
    def value(self):
        return world.axes.get(self._pin, REST)

    def deinit(self):
        _used.remove(self._pin)
