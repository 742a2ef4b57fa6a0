"""Every board's display shows the golden screens: its driver in a MicroPython VM, its controller
emulated, turned and mirrored as it can be built in.
"""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from cubekeeper.ui.palette import PALETTE
from cubekeeper_host import boards, vm
from cubekeeper_host.png import MONO

TESTS = Path(__file__).parent
PICTURES = TESTS.parent / "docs" / "screens"
SCALE = 3  # pixels of a picture in the docs to one of the display

# The screens to see, one after the other, so that each is sent as what differs from the last.
SCREENS = ("draw", "letters", "rolled", "scores")

Settings = dict[str, Any]

# The displays' glass, from the makers' words about the modules; not from the boards' settings.
OLED = {"width": 128, "height": 64, "left": 127}
OLED_132 = OLED | {"left": 129}  # the 128 columns in the middle
BAR = {"left": 52, "top": 40, "width": 135, "height": 240, "inverted": True}
SQUARE = {"left": 0, "top": 0, "width": 240, "height": 240, "inverted": True}
WHOLE = {"left": 0, "top": 0, "width": 240, "height": 320}
GLASS: dict[str, Settings] = {
    "esp32-ssd1306-encoder": OLED,
    "lilygo-t-display": BAR | {"turned": 90, "bgr": True},
    "m5stickc-plus": BAR | {"turned": 90, "bgr": True},
    "microbit-oled": OLED,
    "pico-display-pack": BAR | {"turned": 90},
    "pico-sh1106": OLED_132,
    "pico-ssd1306": OLED,
    "pico2-ssd1306": OLED,
    "waveshare-lcd-1.3": SQUARE | {"turned": 90},
}

# Other ways to build one in: a board, what its file then says, and what its glass then is.
UPRIGHT = {"width": 135, "height": 240}
BUILT_IN: tuple[tuple[str, Settings, Settings], ...] = (
    ("pico-ssd1306", {"rotation": 180}, {"turned": True}),
    ("pico-ssd1306", {"mirrored": True}, {"left": 0, "left_up": True}),
    (
        "pico-ssd1306",
        {"rotation": 180, "mirrored": True},
        {"left": 0, "left_up": True, "turned": 1},
    ),
    ("pico-ssd1306", {"inverted": True}, {}),
    ("pico-sh1106", {"rotation": 180}, {"turned": True}),
    ("pico-sh1106", {"column_offset": 0}, {"left": 131}),
    ("pico-sh1106", {"column_offset": 4}, {"left": 127}),
    ("pico-display-pack", {"rotation": 270, "row_offset": 52}, {"turned": 270}),
    (
        "pico-display-pack",
        UPRIGHT | {"rotation": 0, "column_offset": 52, "row_offset": 40},
        {"turned": 0},
    ),
    (
        "pico-display-pack",
        UPRIGHT | {"rotation": 180, "column_offset": 53, "row_offset": 40},
        {"turned": 180},
    ),
    ("waveshare-lcd-1.3", {"rotation": 0, "mirrored": True}, {"turned": 0, "mirrored": True}),
    ("waveshare-lcd-1.3", {"rotation": 270, "column_offset": 80}, {"turned": 270}),
    ("lilygo-t-display", {"mirrored": True, "column_offset": 40}, {"mirrored": True}),
    (
        "waveshare-lcd-1.3",
        {"width": 320, "rotation": 270, "inverted": False},
        WHOLE | {"turned": 270, "inverted": False},
    ),
)


def pixels(name: str, settings: Settings) -> list[int]:
    """The colour numbers of a golden screen's pixels, cut to the display's size."""
    known = [tuple(PALETTE[3 * ink : 3 * ink + 3]) for ink in range(16)]
    inks = {colour: ink for ink, colour in enumerate(MONO if settings["depth"] == 1 else known)}
    with Image.open(PICTURES / f"{name}.png") as picture:
        found = picture.convert("RGB").load()
    assert found
    rows, columns = range(settings["height"]), range(settings["width"])
    return [inks[found[SCALE * x, SCALE * y]] for y in rows for x in columns]


def buffer(inks: list[int], settings: Settings) -> bytes:
    """Pixels as a canvas keeps them."""
    width, depth = settings["width"], settings["depth"]
    data = bytearray()
    for at in range(0, len(inks), width):
        bits = "".join(format(ink, f"0{depth}b") for ink in inks[at : at + width])
        bits += "0" * (-len(bits) % 8)
        data += int(bits, 2).to_bytes(len(bits) // 8, "big")
    return bytes(data)


def looks(inks: list[int], settings: Settings) -> bytes:
    """Pixels as the emulated glass shows them: a byte each, or RGB565 in two."""
    if settings["depth"] == 1:
        return bytes(ink ^ settings.get("inverted", False) for ink in inks)
    values = []
    for ink in range(16):
        red, green, blue = PALETTE[3 * ink : 3 * ink + 3]
        values.append((red >> 3 << 11 | green >> 2 << 5 | blue >> 3).to_bytes(2, "big"))
    return b"".join(values[ink] for ink in inks)


def size_of(settings: Settings) -> str:
    """What the golden screens for a display begin with."""
    width, height = settings["width"], settings["height"]
    if settings["depth"] == 1:
        return ""
    return f"{width}x{height}-" if height <= width else "240x240-"  # upright: cut from those


def check(settings: Settings, glass: Settings, folder: Path) -> None:
    """Every golden screen of the size is what the player sees."""
    wanted = {}
    for name in SCREENS:
        inks = pixels(size_of(settings) + name, settings)
        (folder / name).write_bytes(buffer(inks, settings))
        wanted[name] = looks(inks, settings)
    assert len(set(wanted.values())) == len(wanted)
    (folder / "board.ckb").write_bytes(boards.compile_board(settings))
    environment = vm.environment(vm.MICROPYTHON)
    environment["MICROPYPATH"] += f":{TESTS / 'emulated'}:{TESTS / 'both'}"
    program = [str(TESTS / "shared" / "show_pictures.py"), "board.ckb", json.dumps(glass)]
    done = subprocess.run(
        [*vm.micropython_command("4M"), *program, *wanted],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    for name in wanted:
        assert (folder / f"{name}.seen").read_bytes() == wanted[name], name


def test_the_glass_of_every_board_with_a_driver_is_known() -> None:
    mine = {
        name
        for name in boards.names()
        if boards.read(name).settings["display"] in ("ssd1306", "sh1106", "st7789")
    }
    assert set(GLASS) == mine


@pytest.mark.parametrize("name", GLASS)
def test_a_board_shows_the_golden_screens(name: str, tmp_path: Path) -> None:
    check(boards.read(name).settings, GLASS[name], tmp_path)


@pytest.mark.parametrize("number", range(len(BUILT_IN)))
def test_a_display_built_in_another_way(number: int, tmp_path: Path) -> None:
    name, changes, glass = BUILT_IN[number]
    check(boards.read(name).settings | changes, GLASS[name] | glass, tmp_path)


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("pico-sh1106", {"column_offset": 0}),
        ("pico-display-pack", {"row_offset": 52}),
        ("lilygo-t-display", {"bgr": False}),
    ],
)
def test_a_wrong_setting_is_seen(name: str, change: Settings, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="draw"):
        check(boards.read(name).settings | change, GLASS[name], tmp_path)
