"""CircuitPython's `pwmio` as far as a display's light goes."""

from world import world


class PWMOut:
    """The light behind the display; displayio gives it a duty of 0 to 65535."""

    def __init__(self, pin, frequency, duty_cycle):
        assert pin == "TFT_LITE"
        self.duty_cycle = duty_cycle

    def __setattr__(self, name, value):
        if name == "duty_cycle":
            world.light = round(value)
        object.__setattr__(self, name, value)
