"""CircuitPython: an exported folder runs on Blinka's displayio and shows the same pictures.

tests/circuit/power_on.py is the board: boot.py, then code.py of the folder that `cubekeeper
export` wrote. Only hardware is stood in for; displayio draws into an emulated controller.
"""

import json
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

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
) -> Ended:
    """Switch a board on with a folder as its drive."""
    told = {
        "size": [settings["width"], settings["height"]],
        "pressed": settings.get("pressed", "low"),
        "held": held,
        "sync_takes": sync_takes,
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


@pytest.mark.parametrize(("board", "tour"), [("pygamer", "sizes"), ("pygamer", "scorepad")])
def test_displayio_shows_what_framebuf_draws(board: str, tour: str, tmp_path: Path) -> None:
    settings = boards.read(board).settings
    keys = TESTS / "keys" / f"{tour}.keys"
    drive = tmp_path / "drive"
    assert export(drive, board=board).exit_code == 0
    commands = Parser(boards.buttons(settings)).file(keys)
    ended = power_on(drive, settings, script(commands, controls_of(settings)))
    assert (ended.end["boot"], ended.end["code"]) == (None, None), ended.said
    wanted = framebuf(settings, keys, tmp_path / "framebuf")
    assert list(wanted)
    assert [name for name in wanted if ended.pictures.get(name) != wanted[name]] == []
