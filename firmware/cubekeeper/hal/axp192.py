"""The AXP192, which powers an M5StickC Plus: its display, the light behind it, its battery.

Registers from X-Powers' data sheet "AXP192" (V1.1); what the board needs from M5Stack's own
AXP192.cpp.
"""

ADDRESS = 0x34
_OUTPUTS = 0x12  # which of them are on
_LDO2_LDO3 = 0x28  # their voltages, from 1.8 V on in steps of 0.1 V: the light, the display
_MEASURED = 0x82  # what the ADC measures
_BATTERY = 0x78  # its voltage: the upper 8 bits, then the lower 4

_NEEDED = 0x4D  # DCDC1 (the processor), LDO2, LDO3 and EXTEN
_DISPLAY = 12  # 3.0 V
_DARKEST, _BRIGHTEST = 7, 12  # of the light: 2.5 V, at which it just glows, to 3.0 V
_BATTERY_VOLTAGE = 0x80
_MICROVOLTS = 1100  # a step of the battery's voltage


class Axp192:
    """The chip on an I2C bus. Each call raises OSError when it does not answer."""

    def __init__(self, i2c):
        self._i2c = i2c

    def start(self):
        """Switch on what the board needs, the light still dark, and measure the battery."""
        self._change(_LDO2_LDO3, 0xFF, _DARKEST << 4 | _DISPLAY)
        self._change(_OUTPUTS, _NEEDED, _NEEDED)
        self._change(_MEASURED, _BATTERY_VOLTAGE, _BATTERY_VOLTAGE)

    def backlight(self, level):
        """Set the light behind the display, 0 (off) to 255."""
        steps = _DARKEST + level * (_BRIGHTEST - _DARKEST) // 255
        self._change(_LDO2_LDO3, 0xF0, steps << 4)
        self._change(_OUTPUTS, 0x04, 0x04 if level else 0)

    def millivolts(self):
        """The battery's voltage in mV."""
        data = self._i2c.readfrom_mem(ADDRESS, _BATTERY, 2)
        return (data[0] << 4 | data[1] & 15) * _MICROVOLTS // 1000

    def _change(self, register, mask, bits):
        """Set the bits of a register that are in the mask."""
        before = self._i2c.readfrom_mem(ADDRESS, register, 1)[0]
        self._i2c.writeto_mem(ADDRESS, register, bytes((before & ~mask & 0xFF | bits,)))
