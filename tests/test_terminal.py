"""The simulator in a real (pseudo) terminal: what it draws, what keys do, how it leaves."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cubekeeper.hal.board import BUTTONS
from cubekeeper_host import vm
from cubekeeper_host.terminal import GAP, HOLD, SCHEMES, TAP, Fingers

PLAY_TINY = Path(__file__).parent / "shared" / "play_tiny.py"
PATIENCE = 20.0  # s until a test gives up


class Terminal:
    """A program in a terminal of its own."""

    def __init__(
        self, arguments: list[str], columns: int, lines: int, term: str, encoding: str = "utf-8"
    ) -> None:
        self.master, self.slave = pty.openpty()
        termios.tcsetwinsize(self.slave, (lines, columns))
        self.before = termios.tcgetattr(self.slave)
        self.output = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")  # reads cut characters
        self.child = subprocess.Popen(
            arguments,
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            env=dict(
                os.environ,
                TERM=term,
                PYTHONIOENCODING=encoding,
                BLESSED_QUERY_TIMEOUT_SECONDS="0.05",
            ),
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )

    def read(self, seconds: float) -> None:
        """Take what comes in this time."""
        end = time.monotonic() + seconds
        while select.select([self.master], [], [], max(0.0, end - time.monotonic()))[0]:
            self.output += self.decoder.decode(os.read(self.master, 65536))

    def until(self, condition: object, what: str) -> None:
        """Read until the condition holds."""
        end = time.monotonic() + PATIENCE
        while not condition():  # type: ignore[operator]
            assert time.monotonic() < end, f"{what} did not come; the screen:\n{self.text()}"
            self.read(0.05)

    def shows(self, words: str) -> None:
        self.until(lambda: words in self.text(), words)

    def keys(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def resize(self, columns: int, lines: int) -> None:
        self.output = ""
        termios.tcsetwinsize(self.slave, (lines, columns))
        os.kill(self.child.pid, signal.SIGWINCH)

    def leave(self) -> int:
        """The exit status; checks that the terminal is as it was."""
        self.until(lambda: self.child.poll() is not None, "the end")
        self.read(0.05)
        assert termios.tcgetattr(self.slave) == self.before
        if "\x1b[?1049h" in self.output:
            assert self.output.rindex("\x1b[?1049l") > self.output.rindex("\x1b[?1049h")
        if "\x1b[?25l" in self.output:
            assert self.output.rindex("\x1b[?25h") > self.output.rindex("\x1b[?25l")
        assert "Traceback" not in self.output
        return self.child.returncode

    def end(self) -> None:
        """Leave nothing running or open."""
        if self.child.poll() is None:
            self.child.kill()
            self.child.wait()
        os.close(self.master)
        os.close(self.slave)

    def after(self) -> str:
        """What is on the terminal after the program restored it."""
        return re.sub(r"\x1b[\[(][0-9;?]*[A-Za-z]", "", self.output.rpartition("\x1b[?1049l")[2])

    def grid(self) -> dict[tuple[int, int], str]:
        """The characters by (line, column), counted from 1."""
        cells: dict[tuple[int, int], str] = {}
        line, column = 1, 1
        sequence = r"\x1b\[([0-9;?>]*)([A-Za-z])|\x1bP.*?\x1b\\|\x1b\(.|([^\x1b])"
        for part in re.finditer(sequence, self.output):
            numbers, letter, char = part.groups()
            if letter == "H":
                line, column = (int(n) for n in (numbers or "1;1").split(";"))
            elif letter == "J":
                cells.clear()
            elif char == "\r":
                column = 1
            elif char == "\n":
                line += 1
            elif char:
                cells[line, column] = char
                column += 1
        return cells

    def text(self) -> str:
        grid = self.grid()
        lines = max((line for line, _ in grid), default=0)
        columns = max((column for _, column in grid), default=0)
        return "\n".join(
            "".join(grid.get((line, column), " ") for column in range(1, columns + 1)).rstrip()
            for line in range(1, lines + 1)
        )


@contextmanager
def playing(*arguments: str | Path, encoding: str = "utf-8") -> Iterator[Terminal]:
    """`cubekeeper play` with these arguments."""
    program = "from cubekeeper_host.cli import main; main()"
    command = [sys.executable, "-c", program, "play", *map(str, arguments)]
    terminal = Terminal(command, 140, 40, "xterm-256color", encoding)
    try:
        yield terminal
    finally:
        terminal.end()


@contextmanager
def tiny(
    root: Path,
    runtime: str = vm.CPYTHON,
    board: str = "sim",
    columns: int = 140,
    lines: int = 40,
    term: str = "xterm-256color",
) -> Iterator[Terminal]:
    command = [sys.executable, str(PLAY_TINY), "tiny", str(root), runtime, board]
    terminal = Terminal(command, columns, lines, term)
    try:
        yield terminal
    finally:
        terminal.end()


def test_half_blocks_are_framed_and_centred(tmp_path: Path) -> None:
    with tiny(tmp_path) as terminal:
        terminal.shows("q leave")
        terminal.shows("█")
        rows = terminal.text().split("\n")
        assert rows[2] == " " * 5 + "┌" + "─" * 128 + "┐"
        assert rows[2 + 33] == " " * 5 + "└" + "─" * 128 + "┘"
        assert rows[2 + 34].strip().startswith("arrows")
        inside = rows[3:35]
        assert all(row[5] == row[134] == "│" for row in inside)
        assert {char for row in inside for char in row[6:134]} == set(" ▀▄█")
        terminal.keys("q")
        assert terminal.leave() == 0


def test_braille_in_a_small_terminal_shows_the_same_dots(tmp_path: Path) -> None:
    with tiny(tmp_path) as terminal:
        terminal.shows("q leave")  # the last to be drawn
        rows = terminal.text().split("\n")[3:35]
        halves = [[row[6 + x] in "▀█" for x in range(128)] for row in rows]
        terminal.resize(80, 24)
        terminal.shows("⠀")
        terminal.shows("q leave")
        rows = terminal.text().split("\n")
        assert rows[2] == " " * 7 + "┌" + "─" * 64 + "┐"
        cells = [[ord(row[8 + x]) - 0x2800 for x in range(64)] for row in rows[3:19]]
        uppers = {(y, x, dy): cells[y][x] for y in range(16) for x in range(64) for dy in (0, 2)}
        for (y, x, dy), cell in uppers.items():
            left, right = (0x01, 0x08) if dy == 0 else (0x04, 0x20)
            assert bool(cell & left) == halves[y * 2 + dy // 2][2 * x]
            assert bool(cell & right) == halves[y * 2 + dy // 2][2 * x + 1]
        terminal.keys("q")
        assert terminal.leave() == 0


def test_too_small_is_said_with_by_how_much_and_mends(tmp_path: Path) -> None:
    with tiny(tmp_path, columns=60, lines=17) as terminal:
        terminal.shows("it takes 6 more columns, 2 more")
        terminal.resize(66, 19)
        terminal.shows("┘")
        terminal.resize(30, 4)
        terminal.shows("too small")
        assert max(line for line, _ in terminal.grid()) <= 4
        assert max(column for _, column in terminal.grid()) <= 30
        terminal.keys("q")
        assert terminal.leave() == 0


def test_too_small_is_said_in_whole_words(tmp_path: Path) -> None:
    with tiny(tmp_path, columns=65, lines=18) as terminal:
        terminal.shows("it takes 1 more column, 1 more line.")
        terminal.resize(20, 10)
        terminal.shows("leaves.")
        assert terminal.text().split("\n") == [
            "This terminal is too",
            "small: it takes 46",
            "more columns, 9 more",
            "lines. q leaves.",
        ]
        terminal.resize(1, 1)
        terminal.until(lambda: terminal.text() == "T", "what fits")
        terminal.keys("q")
        assert terminal.leave() == 0


def test_the_line_of_keys_is_cut_between_keys_and_tells_how_to_leave(tmp_path: Path) -> None:
    narrow = tmp_path / "narrow.toml"
    text = (vm.shipped("boards") / "sim.toml").read_text(encoding="utf-8")
    narrow.write_text(text.replace("width = 128", "width = 64"), encoding="utf-8")
    with tiny(tmp_path, board=str(narrow), columns=34, lines=19) as terminal:
        terminal.shows("┘")
        terminal.shows("q leave")
        assert terminal.text().split("\n")[-1].strip() == "arrows  Enter ok  q leave"
        terminal.keys("q")
        assert terminal.leave() == 0


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_a_terminal_that_lacks_the_characters_is_one_line(tmp_path: Path, encoding: str) -> None:
    with playing("--saves", tmp_path / "saves", encoding=encoding) as terminal:
        assert terminal.leave() == 1
        assert terminal.output.startswith("play needs a UTF-8 terminal, and this one's locale says")
        assert terminal.output.endswith("try LC_ALL=C.UTF-8 cubekeeper play\r\n")
        assert terminal.output.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_cards_go_into_the_handheld_before_it_starts(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('[Aisle]\nkind = "room"\n')
    compiled = tmp_path / "saves" / "saves" / "cards.ckc"
    for options in (["--cards", own], []):
        with playing("--saves", tmp_path / "saves", *options) as terminal:
            terminal.shows("q leave")
            assert b"Aisle" in compiled.read_bytes() and b"Crypt" in compiled.read_bytes()
            with playing("--saves", tmp_path / "saves", "--cards", own) as second:
                own.write_text('[Annex]\nkind = "room"\n')
                assert second.leave() == 1
                assert "is in use by another simulator" in second.output
            assert b"Aisle" in compiled.read_bytes()
            terminal.keys("q")
            assert terminal.leave() == 0


def test_bad_cards_are_one_line_and_change_nothing(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('[Aisle]\nkind = "cellar"\n')
    with playing("--saves", tmp_path / "saves", "--cards", own) as terminal:
        assert terminal.leave() == 2
        assert terminal.output.startswith(f'{own}:2: card "Aisle": kind = "cellar" is wrong')
        assert terminal.output.count("\n") == 1
    assert list(tmp_path.iterdir()) == [own]


@pytest.mark.parametrize("term", ["vt100", "xterm-256color", "linux"])
def test_terminals_of_all_kinds(tmp_path: Path, term: str) -> None:
    with tiny(tmp_path, term=term) as terminal:
        terminal.until(lambda: "█" in terminal.output, "a picture")
        terminal.keys("q")
        assert terminal.leave() == 0


@pytest.mark.parametrize("runtime", vm.RUNTIMES)
def test_keys_press_buttons(tmp_path: Path, runtime: str) -> None:
    kept = tmp_path / "saves" / "kept"
    with tiny(tmp_path, runtime) as terminal:
        terminal.shows("█")
        for times in (1, 2):
            terminal.read(2 * (TAP + GAP))  # the button is up again
            terminal.keys("\x1b[C")
            terminal.until(lambda: kept.exists() and len(kept.read_bytes()) == times, "a file")  # noqa: B023
        terminal.read(2 * (TAP + GAP))
        terminal.keys("\x1b[D\x1b[C")  # two keys at once are two buttons
        terminal.until(lambda: len(kept.read_bytes()) == 3, "a file")
        assert "@left after +right -right +right" in (tmp_path / "board.log").read_text()
        terminal.keys("q")
        assert terminal.leave() == 0


def test_each_key_has_its_button(tmp_path: Path) -> None:
    log = tmp_path / "board.log"
    with tiny(tmp_path) as terminal:
        terminal.shows("█")
        for key in "\r\n\x7fu\x1b":
            terminal.keys(key)
            terminal.read(2 * (TAP + GAP) + (HOLD if key == "u" else 0))
        terminal.read(0.2)
        terminal.keys("\x1bOD")
        terminal.until(lambda: "left" in log.read_text(), "the list of edges")
        edges = log.read_text().split("after ")[1].split("\n")[0]
        assert edges == "+ok -ok +ok -ok +back -back +back -back +back -back +left"


def test_a_three_button_board_has_its_own_keys(tmp_path: Path) -> None:
    with tiny(tmp_path, board="sim3") as terminal:
        terminal.shows("left prev  right next  Enter ok")
        terminal.keys("\x1b[C")
        assert terminal.leave() == 1
        assert "the board stopped: ValueError: asked to fail" in terminal.after()


@pytest.mark.parametrize("runtime", vm.RUNTIMES)
def test_a_failing_board_is_one_line_on_a_restored_terminal(tmp_path: Path, runtime: str) -> None:
    with tiny(tmp_path, runtime) as terminal:
        terminal.shows("█")
        terminal.keys("\x1b[B")
        assert terminal.leave() == 1
        log = tmp_path / "board.log"
        assert terminal.after().strip() == (
            f"the board stopped: ValueError: asked to fail (all it said is in {log})"
        )


@pytest.mark.parametrize(
    ("number", "status"),
    [
        (signal.SIGTERM, 143),
        (signal.SIGHUP, 129),
        (signal.SIGINT, 130),
        (signal.SIGQUIT, 131),
    ],
)
def test_signals_leave_a_restored_terminal(tmp_path: Path, number: int, status: int) -> None:
    with tiny(tmp_path) as terminal:
        terminal.shows("█")
        terminal.child.send_signal(number)
        assert terminal.leave() == status


@pytest.mark.parametrize(("key", "status"), [("\x03", 130), ("\x1c", 131)])
def test_ctrl_c_and_ctrl_backslash_leave(tmp_path: Path, key: str, status: int) -> None:
    with tiny(tmp_path, vm.MICROPYTHON) as terminal:
        terminal.shows("█")
        terminal.keys(key)
        assert terminal.leave() == status
        assert terminal.after().strip() == ""


def test_a_byte_that_is_no_text_is_no_key(tmp_path: Path) -> None:
    with tiny(tmp_path) as terminal:
        terminal.shows("q leave")
        os.write(terminal.master, b"\xff\xfe\xe9")
        os.write(terminal.master, b"\xe9q")
        assert terminal.leave() == 0
        assert "Traceback" not in terminal.output


@pytest.mark.parametrize("kind", sorted(BUTTONS))
def test_the_keys_of_every_kind_of_board_press_its_buttons(kind: str) -> None:
    line, keys = SCHEMES[kind]
    assert {button for button, _ in keys.values()} == set(BUTTONS[kind])
    assert line.endswith("  q leave") and {"KEY_ENTER", "KEY_ESCAPE", "u"} <= set(keys)


def test_fingers_press_one_button_after_the_other() -> None:
    fingers = Fingers()
    fingers.press("ok", TAP, 10.0)
    fingers.press("ok", TAP, 10.02)  # a repeating key, while its button is down
    fingers.press("back", HOLD, 10.03)
    assert fingers.due(9.99) == []
    assert fingers.due(10.0) == ["+ok"]
    assert fingers.pause(10.01) == pytest.approx(TAP - 0.01)
    assert fingers.due(10.0 + TAP) == ["-ok"]
    assert fingers.due(10.0 + TAP + GAP) == ["+back"]
    fingers.press("ok", TAP, 10.5)
    assert fingers.due(10.0 + TAP + GAP + HOLD - 0.01) == []
    assert fingers.due(20.0) == ["-back", "+ok", "-ok"]
    assert fingers.pause(20.0) is None
