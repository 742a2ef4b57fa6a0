"""Each real board, emulated, plays by its pins what the simulator plays by its commands."""

import json
import subprocess
from pathlib import Path

import pytest
from test_displays import GLASS, TESTS, looks

from cubekeeper_host import boards, vm
from cubekeeper_host.board_process import BoardProcess
from cubekeeper_host.keys import TAP

# From the start screen: a new game of Cube Monster for two, the first of them begins.
SETS_UP = ("ok",) * 5 + ("on", "ok", "ok", "ok")
# The pit is filled, the Monster fed, a line filled, the die shows 2; both offer.
TURN = ("ok", "ok", "on", "ok", "on", "on", "ok", "ok", "on", "ok", "ok", "ok", "ok")


def moves(name: str) -> list[tuple[str, int]]:
    """The presses of a game's set-up and some of a turn, on that board's buttons."""
    names = boards.read(name).settings["buttons"]
    on = {"six": "down", "joystick": "down"}.get(names, "next")
    return [(on if key == "on" else key, TAP) for key in (*SETS_UP, *TURN)]


def simulated(name: str, keys: list[tuple[str, int]], folder: Path) -> tuple[bytes, list[str]]:
    """The same presses on the simulator: what the glass shows, and the words."""
    settings = boards.load(name)
    with BoardProcess(settings, folder / "sim", clock="stream", entropy="system") as process:
        process.advance(0)
        for key, ms in keys:
            process.send("+" + key)
            process.advance(ms)
            process.send("-" + key)
            process.advance(TAP)
        process.advance(300)
        screen = process.screen
        assert process.crash is None
        settings = boards.read(name).settings
        return looks(list(screen.pixels), settings), list(screen.lines)


def emulated(name: str, keys: list[tuple[str, int]], folder: Path) -> tuple[bytes, list[str]]:
    """The presses on the emulated board, its device run in a MicroPython VM."""
    (folder / "board.ckb").write_bytes(boards.compile_board(boards.read(name).settings))
    (folder / "keys").write_text(json.dumps(keys))  # too long for an argument in MicroPython
    environment = vm.environment(vm.MICROPYTHON)
    environment["MICROPYPATH"] += f":{TESTS / 'emulated'}:{TESTS / 'both'}"
    program = str(TESTS / "shared" / "play_board.py")
    done = subprocess.run(
        [
            *vm.micropython_command("4M"),
            program,
            "board.ckb",
            json.dumps(GLASS[name]),
            "keys",
        ],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return (folder / "seen").read_bytes(), done.stdout.strip().split("\n")


@pytest.mark.parametrize("name", sorted(GLASS))
def test_a_game_by_pins_looks_as_on_the_simulator(name: str, tmp_path: Path) -> None:
    keys = moves(name)
    wanted, words = simulated(name, keys, tmp_path)
    seen, said = emulated(name, keys, tmp_path)
    assert [line for line in said if line] == [line for line in words if line]
    assert seen == wanted
    assert (tmp_path / "saves" / "g00001.ckj").exists()
