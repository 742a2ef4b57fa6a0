"""`cubekeeper mirror` in a real terminal, on boards whose VM runs the app for a real board."""

import fcntl
import io
import shutil
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from test_terminal import PATIENCE, Terminal
from virtual_help import board, emulated, installed

from cubekeeper import VERSION
from cubekeeper_host import boards, install
from cubekeeper_host.board_process import BoardProcess
from cubekeeper_host.cli import main
from cubekeeper_host.mirror import Screen
from cubekeeper_host.virtual import VirtualBoard, make_image, put_files

TESTS = Path(__file__).parent
NAME = "pico-ssd1306"
DOWN, RIGHT, ENTER, ESCAPE = "\x1b[B", "\x1b[C", "\r", "\x1b"

Make = Callable[..., VirtualBoard]


@pytest.fixture(scope="module")
def flash(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what is on a board that has cubekeeper."""
    return installed(tmp_path_factory.mktemp("flash"), NAME)


@pytest.fixture(autouse=True)
def own_ports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No other test's board is in this one's folder of ports, for the commands either."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setenv("TMPDIR", str(tmp_path))


@contextmanager
def running(tmp_path: Path, flash: Path, *files: str) -> Iterator[VirtualBoard]:
    """An emulated board whose app has shown its first screen: it answers at once."""
    with emulated(tmp_path, flash, *files) as found:
        end = time.monotonic() + PATIENCE
        while b"heap" not in (tmp_path / "board.log").read_bytes():
            assert time.monotonic() < end
            time.sleep(0.05)
        yield found


@contextmanager
def mirror(*arguments: str) -> Iterator[Terminal]:
    """`cubekeeper mirror` with these arguments."""
    code = "from cubekeeper_host.cli import main; main()"
    command = [sys.executable, "-c", code, "mirror", *arguments]
    terminal = Terminal(command, 140, 40, "xterm-256color")
    try:
        yield terminal
    finally:
        terminal.end()


def failed(terminal: Terminal, status: int, seen: str, advice: str) -> None:
    """One line of what was seen, one of what to do, and a status of its own."""
    assert terminal.leave() == status, terminal.output
    lines = terminal.after().strip().splitlines()
    assert len(lines) == 2, lines
    assert seen in lines[0] and advice in lines[1], lines


def simulated(tmp_path: Path, *keys: str) -> list[str]:
    """What the simulator shows for that board after some presses, as the terminal draws it."""
    with BoardProcess(boards.load(NAME), tmp_path / "sim", clock="stream") as process:
        process.advance(0)
        for key in keys:
            process.send("+" + key)
            process.advance(60)
            process.send("-" + key)
            process.advance(60)
        return drawn(process.screen)


def drawn(screen: Screen) -> list[str]:
    rows = [screen.pixels[y * screen.width : (y + 1) * screen.width] for y in range(screen.height)]
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return ["".join(" ▄▀█"[2 * a + b] for a, b in zip(*pair, strict=True)) for pair in pairs]


def picture(terminal: Terminal) -> list[str]:
    """What is in the frame."""
    lines = [line for line in terminal.text().split("\n") if "│" in line]
    return [line[line.index("│") + 1 :].rstrip("│").ljust(128) for line in lines]


def pictures(terminal: Terminal, wanted: list[str]) -> None:
    terminal.until(lambda: picture(terminal) == wanted, "the picture")


def test_a_board_is_played_and_left_as_it_is(tmp_path: Path, flash: Path) -> None:
    log = tmp_path / "board.log"
    first = simulated(tmp_path)
    with running(tmp_path, flash) as found:
        with mirror() as terminal:
            pictures(terminal, first)
            assert b"heap alone" in log.read_bytes()  # what is shown before anyone asks
            terminal.keys(ENTER)
            pictures(terminal, simulated(tmp_path, "ok"))
            terminal.keys(DOWN + "\x03")  # at once: the press is not lost
            assert terminal.leave() == 130
        with mirror("--port", found.port) as terminal:
            pictures(terminal, simulated(tmp_path, "ok", "down"))
            terminal.keys("\x1a")  # Ctrl-Z stops nothing
            terminal.keys(ESCAPE)
            pictures(terminal, first)
            terminal.child.send_signal(signal.SIGKILL)
            terminal.child.wait()
        with mirror() as terminal:
            pictures(terminal, first)
            terminal.keys("q")
            assert terminal.leave() == 0
        assert found.resets == 0
    said = log.read_bytes()
    assert b"Traceback" not in said and b"reboot" not in said and b">>>" not in said


def test_an_app_that_ends_is_told(tmp_path: Path, flash: Path) -> None:
    with running(tmp_path, flash), mirror() as terminal:
        pictures(terminal, simulated(tmp_path))
        terminal.keys(RIGHT)
        failed(terminal, 23, "has ended: KeyboardInterrupt", "cubekeeper doctor")


def test_safe_mode_is_left_alone(tmp_path: Path, flash: Path) -> None:
    with running(tmp_path, flash, "safe"), mirror() as terminal:
        failed(terminal, 23, "does not come up: shows Safe mode", "cubekeeper doctor")


def test_a_board_that_goes_away(tmp_path: Path, flash: Path) -> None:
    with running(tmp_path, flash) as found, mirror() as terminal:
        pictures(terminal, simulated(tmp_path))
        found.close()
        failed(terminal, 17, f"the board at {found.port} went away", "cubekeeper mirror again")


def test_a_board_at_its_prompt_is_started(tmp_path: Path, flash: Path) -> None:
    """The simulator's device answers too; the next that asks for the port finds it free."""
    folder = tmp_path / "files"
    shutil.copytree(flash, folder)
    (folder / "a" / "board.ckb").write_bytes(boards.compile_board(boards.read("sim").settings))
    make_image(tmp_path / "flash.bin")
    put_files(tmp_path / "flash.bin", folder)
    with board(tmp_path) as found:
        wire = install.Device(found.port)
        wire.restart = False
        wire.close()
        with mirror() as terminal:
            terminal.shows("q leave")
            terminal.keys("q")
            assert terminal.leave() == 0
        with mirror() as terminal, open(found.port, "rb") as other:
            fcntl.flock(other, fcntl.LOCK_EX)
            failed(terminal, 11, "another program uses", "Thonny")


@pytest.mark.parametrize(
    ("lacks", "status", "seen", "advice"),
    [
        ("start.b", 22, "there is no cubekeeper on the board", "cubekeeper install puts"),
        ("main.py", 22, "starts another program (its main.py)", "cubekeeper update makes"),
        ("a/cubekeeper/hal/remote.mpy", 19, f"cubekeeper {VERSION} on the board", "update"),
    ],
)
def test_what_can_not_be_mirrored(
    tmp_path: Path, flash: Path, lacks: str, status: int, seen: str, advice: str
) -> None:
    files = {name: (flash / name).read_bytes() for name in ("main.py", "start.b", "a/version")}
    files["a/cubekeeper/hal/remote.mpy"] = b""
    if lacks == "main.py":
        files[lacks] = b"print('another program')\n"
    else:
        del files[lacks]
    with board(tmp_path, dict(files)), mirror() as terminal:
        failed(terminal, status, seen, advice)


def test_without_a_terminal_or_a_board(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with mirror() as terminal:
        failed(terminal, 10, "no board is connected", "cubekeeper virtual")
    monkeypatch.setattr("sys.stdin", io.StringIO())
    with pytest.raises(SystemExit) as done:
        main(["mirror"])
    assert (done.value.code, capfd.readouterr().err) == (
        1,
        "mirror needs a terminal; without one, use: cubekeeper doctor\n",
    )
