"""Driver of OLED displays with an SSD1306 (see oled.py)."""

from .oled import Oled


class Ssd1306(Oled):
    """128 columns of memory."""

    BRIGHT = 0xCF
    SETUP = (
        b"\x20\x02"  # page addressing
        b"\xd5\x80"  # clock as after power on
        b"\xd9\xf1"  # pre-charge: 1 and 15 clocks, for the charge pump
        b"\xdb\x30"  # deselected rows at 0.83 Vcc
        b"\x8d\x14"  # charge pump on
    )
