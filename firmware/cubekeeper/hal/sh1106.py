"""Driver of OLED displays with an SH1106 (see oled.py)."""

from .oled import Oled


class Sh1106(Oled):
    """132 columns of memory, of which a glass mostly shows the 128 in the middle."""

    COLUMNS = 132
    BRIGHT = 0x80
    SETUP = (
        b"\xd5\x50"  # clock as after power on
        b"\xd9\x22"  # pre-charge: 2 and 2 clocks
        b"\xdb\x35"  # deselected rows at 0.77 Vcc
        b"\xad\x8b"  # charge pump on while the display is
        b"\x32"  # at 8 V
    )
