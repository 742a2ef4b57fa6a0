"""The MicroPython VM of WebAssembly, in Node.js: portable tests, records and screens on it too."""

import os
import subprocess
from pathlib import Path

import needs
import portable
import pytest
from test_screens import compare, played, screens

from cubekeeper_host import boards, vm, web_vm
from cubekeeper_host.board_process import BoardProcess
from cubekeeper_host.errors import VmMissing
from cubekeeper_host.keys import Parser, Player
from cubekeeper_host.replay import replay

needs.program("node")

LONG = ("test_play", "test_monkey", "test_journal")  # a minute: for `make wasm`
NOT_HERE = ("test_fixtures",)  # reads files beside it, which the VM does not see
FILES = [
    path
    for path in sorted(portable.BOTH.glob("test_*.py"))
    if path.stem not in NOT_HERE and (path.stem not in LONG or "LONG" in os.environ)
]
RECORDS = Path(__file__).parent / "records"
# For each of the buttons and depths.
TOURS = ("tour", "cubyria-core", "tour3", "240x135-sizes")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("wasm")


@pytest.mark.parametrize(("path", "name"), portable.items(FILES))
def test_in_wasm(path: Path, name: str, folder: Path) -> None:
    portable.check(path, name, folder, vm.WASM)


def test_records() -> None:
    """A refused line, and a whole game of each kind, come to the same as on CPython."""
    whole = {path.parent.name: path for path in RECORDS.glob("*/whole-game*.ck")}
    assert len(whole) >= 5
    for path in [*whole.values(), min(RECORDS.glob("*/*refused.ck"))]:
        there = replay(str(path), vm.WASM, json=True, log=True)
        assert there == replay(str(path), json=True, log=True), path


@pytest.mark.parametrize(
    ("tour", "board", "before"),
    [row for row in screens.TOURS if row[2] + row[0] in TOURS],
    ids=TOURS,
)
def test_tour(tour: str, board: str, before: str, tmp_path: Path) -> None:
    shots = played(tour, board, vm.WASM, tmp_path)
    assert shots
    assert [line for line in (compare(before + name, s) for name, s in shots) if line] == []


def test_a_game_is_kept_in_the_folder(tmp_path: Path) -> None:
    """What one power-on saved the next finds, on another runtime as well."""
    sim = boards.load("sim")
    keys = tmp_path / "a.keys"
    seen = []
    for runtime, commands in (
        (vm.WASM, f"include {screens.TESTS}/keys/four-players.keys\n"),
        (vm.CPYTHON, "press ok\n"),
        (vm.WASM, "press ok\n"),
    ):
        keys.write_text(commands)
        with BoardProcess(
            sim, tmp_path / "root", runtime=runtime, clock="stream", entropy="stream"
        ) as board:
            Player(board, lambda name, screen: None).play(Parser(boards.buttons(sim)).file(keys))
            seen.append(list(board.screen.lines))
    assert "Player 1" in seen[0][0]
    assert seen == [seen[0]] * 3


def test_a_missing_vm_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_vm, "_home", lambda: tmp_path / "web")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(VmMissing, match="npm is missing: install Node.js"):
        web_vm.folder()
    npm = tmp_path / "npm"
    npm.write_text("#!/bin/sh\necho no network >&2\nexit 1\n")
    npm.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    with pytest.raises(VmMissing, match="could not fetch .*: no network"):
        web_vm.folder()
    assert subprocess.run(["ls", tmp_path / "web"], capture_output=True).stdout == b"lock\n"


def test_what_lies_beside_the_firmware_stays_out(tmp_path: Path) -> None:
    """An installed cubekeeper has other packages for neighbours: they are not for this VM."""
    other = tmp_path / "other"
    other.mkdir()
    for name in ("other/__init__.py", "single.py"):
        (tmp_path / name).write_text("def say(*lines):\n    yield 'here'\n")
    environment = dict(os.environ, MICROPYPATH=str(tmp_path))
    for module, status in (("single", 0), ("other", 1)):
        command = [*vm.wasm_command(), "each", module, "say", "x"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        assert done.returncode == status, done.stdout + done.stderr
