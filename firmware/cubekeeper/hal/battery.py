"""How full a battery is: its voltage through a divider, or as a power chip measures it."""

from .bus import pin_id

FULL, EMPTY = 4150, 3400  # mV of a lithium cell, where the board does not say it
_SAMPLES = 8  # of one measurement: a radio or a display draws in bursts
_REFERENCE = 3300  # mV at which an ADC without a calibration reads all ones


class Divider:
    """A battery on an ADC's pin; what it is divided by is the board's setting, in percent."""

    def __init__(self, board, machine):
        pin = machine.Pin(pin_id(board.battery_pin))
        if board.port == "esp32":
            self._adc = machine.ADC(pin, atten=machine.ADC.ATTN_11DB)  # up to 2.45 V and more
        else:
            self._adc = machine.ADC(pin)
        self._scale = board.battery_scale or 100
        self._enable = None
        if board.battery_enable:
            self._enable = machine.Pin(pin_id(board.battery_enable), machine.Pin.OUT, value=0)

    def millivolts(self):
        """The battery's voltage in mV."""
        if self._enable is not None:
            self._enable(1)
        total = 0
        for _ in range(_SAMPLES):
            total += self._measure()
        if self._enable is not None:
            self._enable(0)
        return total // _SAMPLES * self._scale // 100

    def _measure(self):
        # Where a port knows the chip's calibration, read_uv has it.
        if hasattr(self._adc, "read_uv"):
            return self._adc.read_uv() // 1000
        return self._adc.read_u16() * _REFERENCE // 65535


def percent(millivolts, board):
    """How full a battery of that voltage is; a straight line from empty to full."""
    full = board.battery_full or FULL
    empty = board.battery_empty or EMPTY
    return max(0, min(100, (millivolts - empty) * 100 // (full - empty)))
