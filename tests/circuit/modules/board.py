"""CircuitPython's `board` of a PyGamer: the pins that its stub names, and a display to see."""

import re
from pathlib import Path

import busdisplay
import busio
import fourwire
from st7789_chip import Glass, St7789Chip
from world import world

_STUB = Path(busdisplay.__file__).parents[1] / "board_definitions" / "pygamer" / "__init__.pyi"
for _name in re.findall(r"^(\w+): microcontroller\.Pin", _STUB.read_text(), re.MULTILINE):
    globals()[_name] = _name

_START = (
    b"\x3a\x01\x55"  # 16 bits a pixel
    b"\x36\x01\x00"
    b"\x11\x80\x78"  # wake, and wait 120 ms
    b"\x13\x00"
    b"\x29\x00"
)


def _display() -> busdisplay.BusDisplay:
    width, height = world.size
    world.chip = St7789Chip(Glass(0, 0, width, height), world)
    bus = fourwire.FourWire(busio.SPI(), command="TFT_DC")
    world.sleep(0.2)
    if not world.has_light:
        return Unlit(bus, _START, width=width, height=height)
    return busdisplay.BusDisplay(bus, _START, width=width, height=height, backlight_pin="TFT_LITE")


class Unlit(busdisplay.BusDisplay):
    """A display whose brightness can't be set: CircuitPython then refuses to tell it."""

    @property
    def brightness(self) -> float:
        raise RuntimeError("Brightness not adjustable")

    @brightness.setter
    def brightness(self, value: float) -> None:
        assert value == 1.0  # as it is made


DISPLAY = _display()
