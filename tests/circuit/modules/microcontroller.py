"""CircuitPython's `microcontroller`: what others name in annotations."""


class Pin:
    pass
