"""CircuitPython's `busio`: an SPI bus to the display's chip, with its DC pin."""

import digitalio
from world import world


class SPI:
    def __init__(self):
        self._locked = False

    def try_lock(self):
        locked, self._locked = self._locked, True
        return not locked

    def unlock(self):
        self._locked = False

    def configure(self, **settings):
        pass

    def write(self, data):
        if digitalio.levels["TFT_DC"]:
            if data:  # a command without values has some sent all the same
                world.chip.data(data)
        else:
            for byte in data:
                world.chip.command(byte)


class I2C:
    """Named in an annotation only."""
