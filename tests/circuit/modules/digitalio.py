"""CircuitPython's `digitalio`: pins that are driven."""

levels = {}


class DigitalInOut:
    def __init__(self, pin):
        self._pin = pin

    def switch_to_output(self, value=False):
        self.value = value

    @property
    def value(self):
        return levels[self._pin]

    @value.setter
    def value(self, level):
        levels[self._pin] = bool(level)
